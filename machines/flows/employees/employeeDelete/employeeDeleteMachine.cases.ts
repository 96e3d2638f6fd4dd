import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { employeeDeleteMachine } from './employeeDeleteMachine.ts';

const id = '01935d2e-0000-7000-8000-000000000001';

export const cases = confirmedChangeCases(employeeDeleteMachine, {
  subjects: { default: { id, name: 'Karimova Aziza' } },
  answers: { removed: 'removed', left: 'left' },
  refusals: { gone: refusal(404, 'notFound') },
});
