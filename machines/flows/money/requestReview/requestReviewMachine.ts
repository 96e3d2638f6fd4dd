import { confirmedChange } from '#machines/flows/shared/confirmedChange/confirmedChange.ts';
import type { ChangeInput } from '#machines/flows/shared/confirmedChange/confirmedChangeSetup.ts';
import { reviewErrors, type PaymentRequest, type ReviewedRequest, type ReviewForm } from './reviewForm.ts';

export type SendReviewInput = ChangeInput<ReviewedRequest, ReviewForm>;

/**
 * One decision on one request (spec section 4, payment states): an employer approves it, for less than asked if need be, or
 * cancels it, an employee withdraws it. The only employer decides on their own request with their password and a note, and may undo that
 * approval for a while. Comes to the request as it is then.
 */
export const requestReviewMachine = confirmedChange<ReviewedRequest, ReviewForm, PaymentRequest>({
  id: 'requestReview',
  spec: '4',
  form: {
    initial: ({ request }) => ({ amount: String(request.amount), reason: '', password: '' }),
    errors: reviewErrors,
  },
});
