import { fromPromise } from 'xstate';
import type { SendReviewInput } from '#machines/flows/payments/requestReview/requestReviewMachine.ts';
import { ApiFailure } from '#src/api/problem.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

/**
 * An employee withdraws one request at a time; an employer approves or cancels many together, each with its own
 * result. The first refusal stands for all.
 */
export const sendReview = fromPromise<void, SendReviewInput>(async ({ input, signal }) => {
  const header = { 'Idempotency-Key': input.idempotencyKey };
  if (input.verb === 'withdraw') {
    for (const id of input.ids)
      await unwrap(api.POST('/payments/requests/{id}/cancel', { params: { header, path: { id } }, signal }));
    return;
  }
  const { items } = await unwrap(
    api.POST('/payments/requests/review', {
      params: { header },
      body: {
        event: input.verb,
        requests: input.ids.map((id) => ({ id })),
        ...(input.reason ? { reason: input.reason } : {}),
      },
      signal,
    }),
  );
  const refusal = items.find(({ outcome }) => outcome === 'refused');
  if (refusal?.code) throw new ApiFailure({ kind: 'problem', status: 422, code: refusal.code, fields: {} });
});
