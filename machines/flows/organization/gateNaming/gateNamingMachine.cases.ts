import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { gateNamingMachine } from './gateNamingMachine.ts';

const id = '01935d2e-0000-7000-8000-000000000001';

export const cases = confirmedChangeCases(gateNamingMachine, {
  subjects: {
    screen: { kind: 'screen' },
    printed: { kind: 'printed' },
    rename: { kind: 'rename', id, title: 'Kirish' },
  },
  fields: { given: { field: 'title', value: 'Ombor' }, empty: { field: 'title', value: '' } },
  answers: { default: { id, title: 'Ombor', paired: false } },
  refusals: { refused: refusal(400, 'validationFailed', { title: 'shortTitleInvalid' }) },
  goal: 'transitions',
  wrongly: ({ form }) => (form.title === '' ? 'a gate was sent without a title' : undefined),
});
