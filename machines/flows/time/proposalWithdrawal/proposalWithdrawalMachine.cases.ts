import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { proposalWithdrawalMachine } from './proposalWithdrawalMachine.ts';

export const cases = confirmedChangeCases(proposalWithdrawalMachine, {
  subjects: {
    waiting: { what: 'correction', id: '01935d2e-0000-7000-8000-000000000001', date: '2026-11-16' },
  },
  answers: { withdrawn: undefined },
  refusals: { decided: refusal(409, 'illegalTransition') },
});
