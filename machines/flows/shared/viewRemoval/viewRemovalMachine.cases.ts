import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { viewRemovalMachine } from './viewRemovalMachine.ts';

const view = {
  list: 'employees' as const,
  id: '01935d2e-0000-7000-8000-000000000001',
  name: 'Ishlayotganlar',
};

export const cases = confirmedChangeCases(viewRemovalMachine, {
  subjects: { view },
  answers: { default: { hidden: [], views: [] } },
  refusals: { gone: refusal(404, 'notFound') },
});
