import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { reportOfRows, type RowResults } from '#machines/flows/shared/confirmedChange/rowResults.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import { reasonRule } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';

export type BulkReviewVerb = 'approve' | 'cancel';

interface BulkReview {
  verb: BulkReviewVerb;
  rows: ChosenRow[];
}

type BulkReviewForm = Record<'reason', string>;

export type ReviewManyInput = ChangeInput<BulkReview, BulkReviewForm>;

/** The contract's limit for one call (openapi/schemas/money/payments.yaml, PaymentRequestReview). */
export const reviewLimit = 100;

export const isReasonRequired = (verb: BulkReviewVerb) =>
  reasonRule(paymentRequestMachine, verb) === 'required';

/** One decision on many requests, with a result for each of them (spec section 4, payment states). */
export const requestBulkReviewMachine = confirmedChange<BulkReview, BulkReviewForm, RowResults>({
  id: 'requestBulkReview',
  spec: '4',
  form: {
    initial: () => ({ reason: '' }),
    errors: ({ reason }, { verb }) => {
      const error = isReasonRequired(verb) ? firstError(reasonSchema, reason) : undefined;
      return error === undefined ? {} : { reason: error };
    },
  },
  report: reportOfRows,
});
