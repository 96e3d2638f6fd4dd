import { fromPromise } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { SettlePaymentInput } from '#machines/flows/money/payoutSettling/payoutSettlingMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export const settlePayment = fromPromise<void, SettlePaymentInput>(async ({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const { verb: event, request, attempt } = subject;
  const { reference, reason, password } = form;
  await unwrap(
    api.POST('/payments/requests/{id}/settle', {
      params: { path: { id: request.id }, header: { 'Idempotency-Key': idempotencyKey } },
      body: {
        event,
        ...(attempt && { attempt: attempt.n }),
        ...(event === 'markPaid' && { paidOn: form.paidOn as CompanyDate }),
        ...(event === 'markPaid' && reference && { reference }),
        ...(reason && { reason }),
        ...(password && { password }),
      },
      signal,
    }),
  );
});
