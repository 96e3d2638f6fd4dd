import { fromPromise } from 'xstate';
import type { ReviewManyInput } from '#machines/flows/money/requestBulkReview/requestBulkReviewMachine.ts';
import type { RowResults } from '#machines/flows/shared/confirmedChange/rowResults.ts';
import { toFailure } from '#machines/support/failure.ts';
import { reviewRequests } from './sendReview.ts';

/** Problem codes that the server answers for the whole call, instead of one result each, when they hold for all. */
const problemsOfAll = new Set(['illegalTransition', 'ownRequest', 'cardSetByYou']);

export const reviewMany = fromPromise<RowResults, ReviewManyInput>(async ({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const ids = subject.rows.map(({ id }) => id);
  const review = { event: subject.verb, requests: ids.map((id) => ({ id })), reason: form.reason };
  try {
    const results = await reviewRequests(review, idempotencyKey, signal);
    return Object.fromEntries(results.map(({ id, code }) => [id, code]));
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind !== 'problem' || !problemsOfAll.has(failure.code)) throw error;
    return Object.fromEntries(ids.map((id) => [id, failure.code]));
  }
});
