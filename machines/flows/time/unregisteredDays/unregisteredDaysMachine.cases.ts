import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { idsIn, unregisteredDaysMachine } from './unregisteredDaysMachine.ts';

const [begun, waiting] = ['01935d2e-0000-7000-8000-000000000021', '01935d2e-0000-7000-8000-000000000022'];
export const people = [
  { employeeId: begun, fullName: 'Aliyev Anvar', days: 2, hasBegun: true },
  { employeeId: waiting, fullName: 'Zokirov Zafar', days: 3, hasBegun: false },
];

export const cases = confirmedChangeCases(unregisteredDaysMachine, {
  subjects: { both: { month: '2026-10', unregistered: { people, total: 2, days: 5, kind: 24 } } },
  fields: {
    absent: { field: 'decision', value: 'absent' },
    notBegun: { field: 'decision', value: 'notBegun' },
    butOne: { field: 'except', value: waiting },
    nobody: { field: 'except', value: `${begun} ${waiting}` },
  },
  answers: { done: { people: 1, days: 3, left: 0 } },
  refusals: {
    closed: refusal(422, 'periodClosed', { month: 'periodClosed' }),
    misread: refusal(400, 'validationFailed', { decision: 'wrongType' }),
  },
  wrongly: ({ form }) =>
    form.decision === '' || idsIn(form.except).length === people.length
      ? 'nothing was decided, or of nobody'
      : undefined,
});
