import { fromPromise } from 'xstate';
import type { WithdrawTermInput } from '#machines/flows/employees/termWithdrawal/termWithdrawalMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const withdrawTerm = fromPromise<void, WithdrawTermInput>(async ({ input, signal }) => {
  const { id, of, version, validFrom } = input.subject;
  const request = {
    params: { path: { id }, header: { 'Idempotency-Key': input.idempotencyKey } },
    body: { version, validFrom },
    signal,
  };
  await unwrap(
    of === 'salary'
      ? api.POST('/employees/{id}/salary/withdraw', request)
      : api.POST('/employees/{id}/limit/withdraw', request),
  );
});
