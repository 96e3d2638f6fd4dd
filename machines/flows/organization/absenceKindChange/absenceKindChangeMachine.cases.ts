import { standardAbsenceKinds } from '#domain/attendance/absenceKinds.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { absenceKindChangeMachine, scripts } from './absenceKindChangeMachine.ts';

const kinds = [...standardAbsenceKinds];

export const cases = confirmedChangeCases(absenceKindChangeMachine, {
  subjects: { leave: kinds[8]!, present: kinds[0]! },
  fields: {
    given: { field: 'uzLatn', value: 'MT' },
    spaced: { field: 'ru', value: 'О Т' },
    empty: { field: 'uzLatn', value: '' },
  },
  refusals: { treatment: refusal(400, 'validationFailed', { treatment: 'wrongType' }) },
  answers: { default: kinds },
  goal: 'transitions',
  wrongly: ({ form }) =>
    scripts.every((script) => /^[^\s<>]{1,4}$/.test(form[script]))
      ? undefined
      : 'a kind was sent without its letters',
});
