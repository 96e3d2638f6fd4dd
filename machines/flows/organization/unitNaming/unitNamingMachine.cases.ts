import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { unitNamingMachine } from './unitNamingMachine.ts';

const id = '01935d2e-0000-7000-8000-000000000001';

export const cases = confirmedChangeCases(unitNamingMachine, {
  subjects: { new: 'new', rename: { id, title: 'Sotuv' } },
  fields: { given: { field: 'title', value: 'Ombor' }, empty: { field: 'title', value: '' } },
  answers: { default: { id, title: 'Ombor', closed: false, people: 0 } },
  refusals: { taken: refusal(409, 'unitExists', { title: 'unitExists' }) },
  goal: 'transitions',
  wrongly: ({ form }) => (form.title === '' ? 'a unit was sent without a title' : undefined),
});
