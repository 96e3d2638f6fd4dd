import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { viewNamingMachine } from './viewNamingMachine.ts';

const id = '01935d2e-0000-7000-8000-000000000001';
const list = 'employees' as const;

export const cases = confirmedChangeCases(viewNamingMachine, {
  subjects: {
    new: { list, address: 'status=blocked', hidden: [] },
    rename: { list, id, name: 'Ishlayotganlar' },
  },
  fields: { given: { field: 'name', value: 'Bloklanganlar' }, empty: { field: 'name', value: '' } },
  answers: { default: { hidden: [], views: [] } },
  refusals: { taken: refusal(409, 'viewExists', { name: 'viewExists' }) },
  goal: 'transitions',
  wrongly: ({ form }) => (form.name === '' ? 'a view was sent without a name' : undefined),
});
