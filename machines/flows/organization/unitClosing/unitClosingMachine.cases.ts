import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { unitClosingMachine } from './unitClosingMachine.ts';

const unit = { id: '01935d2e-0000-7000-8000-000000000001', title: 'Sotuv' };

export const cases = confirmedChangeCases(unitClosingMachine, {
  subjects: { sales: unit },
  answers: { default: { ...unit, closed: true, people: 0 } },
  refusals: { gone: refusal(404, 'notFound') },
});
