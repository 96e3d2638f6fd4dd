import { fromPromise } from 'xstate';
import { amountIn, type PaymentRequest } from '#machines/flows/money/requestReview/reviewForm.ts';
import type { SendReviewInput } from '#machines/flows/money/requestReview/requestReviewMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { ApiFailure } from '#src/api/problem.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

type Schemas = components['schemas'];

/** One call for any number of requests, with a result for each. */
export async function reviewRequests(
  { reason, password, ...review }: Schemas['PaymentRequestReview'],
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Schemas['PaymentRequestReviewResult'][]> {
  const { items } = await unwrap(
    api.POST('/payments/requests/review', {
      params: { header: { 'Idempotency-Key': idempotencyKey } },
      body: { ...review, ...(reason ? { reason } : {}), ...(password ? { password } : {}) },
      signal,
    }),
  );
  return items;
}

/** Puts a problem with the amount at its field. */
const makeRefusal = (code: string) =>
  new ApiFailure({
    kind: 'problem',
    status: 422,
    code,
    fields: code.startsWith('amount') ? { amount: code } : {},
  });

export const sendReview = fromPromise<PaymentRequest, SendReviewInput>(async ({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const { verb, request, byHand } = subject;
  if (verb === 'withdraw')
    return unwrap(
      api.POST('/payments/requests/{id}/cancel', {
        params: { header: { 'Idempotency-Key': idempotencyKey }, path: { id: request.id } },
        signal,
      }),
    );
  const amount = verb === 'approve' ? { amount: amountIn(form) ?? request.amount } : {};
  const { reason, password } = form;
  const requests = [{ id: request.id, ...amount }];
  const review = { event: verb, requests, reason, password, ...(byHand && { byHand }) };
  const [result] = await reviewRequests(review, idempotencyKey, signal);
  if (result?.outcome !== 'reviewed' || !result.request) throw makeRefusal(result?.code ?? 'notFound');
  return result.request;
});
