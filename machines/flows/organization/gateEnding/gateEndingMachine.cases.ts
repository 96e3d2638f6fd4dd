import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { gateEndingMachine } from './gateEndingMachine.ts';

const gate = { id: '01935d2e-0000-7000-8000-000000000001', title: 'Kirish', static: false };

export const cases = confirmedChangeCases(gateEndingMachine, {
  subjects: { revoke: { act: 'revoke', gate }, close: { act: 'close', gate } },
  answers: { default: undefined },
  refusals: { gone: refusal(404, 'notFound') },
});
