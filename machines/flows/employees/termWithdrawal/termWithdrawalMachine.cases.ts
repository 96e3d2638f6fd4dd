import { tiyin } from '#domain/money.ts';
import {
  confirmedChangeCases,
  refusal,
} from '#machines/flows/shared/confirmedChange/confirmedChangeCases.ts';
import { termWithdrawalMachine } from './termWithdrawalMachine.ts';

const id = '01935d2e-0000-7000-8000-000000000001';

export const cases = confirmedChangeCases(termWithdrawalMachine, {
  subjects: {
    december: { id, version: 2, of: 'salary', validFrom: '2026-12-01', amount: tiyin(700_000_000) },
  },
  answers: { default: undefined },
  refusals: { gone: refusal(404, 'notFound'), changed: refusal(409, 'changedMeanwhile') },
});
