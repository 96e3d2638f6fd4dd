import { fromPromise } from 'xstate';
import type { SendReviewInput } from '#machines/flows/payments/requestReview/requestReviewMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

/** An employee takes back one request at a time; an employer approves or cancels many together. */
export const sendReview = fromPromise<void, SendReviewInput>(async ({ input, signal }) => {
  const header = { 'Idempotency-Key': input.idempotencyKey };
  if (input.verb === 'withdraw') {
    for (const id of input.ids)
      await unwrap(api.POST('/payments/requests/{id}/cancel', { params: { header, path: { id } }, signal }));
    return;
  }
  await unwrap(
    api.POST('/payments/requests/review', {
      params: { header },
      body: { ids: input.ids, event: input.verb, ...(input.reason ? { reason: input.reason } : {}) },
      signal,
    }),
  );
});
