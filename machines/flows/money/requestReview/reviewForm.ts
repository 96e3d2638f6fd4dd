import { MINIMUM_REQUEST } from '#domain/accrual.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { reasonSchema } from '#domain/fields/reason.ts';
import { approvalProblem } from '#domain/fields/requestAmount.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { reasonRule } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type PaymentRequest = components['schemas']['PaymentRequest'];

/** Verbs of the paymentRequest lifecycle that people, and not the system, may send. */
export type ReviewVerb = 'approve' | 'undo' | 'cancel' | 'withdraw';

export interface ReviewedRequest {
  verb: ReviewVerb;
  /** The request as shown when the decision was started. */
  request: PaymentRequest;
  /** After a failed or returned payment: the company itself pays this time. */
  byHand?: boolean;
}

/** `amount` is tiyin in digits, empty like its field. */
export type ReviewForm = Record<'amount' | 'reason' | 'password', string>;

export const amountIn = ({ amount }: Pick<ReviewForm, 'amount'>): Tiyin | null =>
  amount === '' ? null : tiyin(Number(amount));

/** Whether the only employer decides on their own request, or approves one to a card that they set: with their password, and a note. */
export const isAlone = ({ verb, request }: ReviewedRequest): boolean =>
  request.alone && (verb === 'approve' || (verb === 'cancel' && request.own));

/** Whether the employee has to be told why: always at a cancellation, and when less than asked is approved. */
export function needsReason(form: ReviewForm, review: ReviewedRequest): boolean {
  const { verb, request } = review;
  if (isAlone(review)) return true;
  if (verb !== 'approve') return reasonRule(paymentRequestMachine, verb) === 'required';
  const amount = amountIn(form);
  return amount !== null && amount < request.askedAmount && amount !== request.amount;
}

/**
 * For an employee who is not active the server refuses any amount and says why, so the form allows the whole asked
 * amount.
 */
const maxAmountOf = ({ askedAmount, funds }: PaymentRequest): Tiyin =>
  funds?.employeeStatus === 'active' ? funds.approvable : askedAmount;

export function reviewErrors(form: ReviewForm, review: ReviewedRequest): Partial<ReviewForm> {
  const { verb, request } = review;
  const errors: Partial<ReviewForm> = {};
  if (verb === 'approve') {
    const amount = amountIn(form);
    const bounds = {
      asked: request.askedAmount,
      approvable: maxAmountOf(request),
      minimumRequest: MINIMUM_REQUEST,
    };
    const problem = amount === null ? 'required' : approvalProblem(amount, bounds);
    if (problem) errors.amount = problem;
  }
  if (isAlone(review) && form.password === '') errors.password = 'required';
  const unclear = needsReason(form, review) ? firstError(reasonSchema, form.reason) : undefined;
  if (unclear) errors.reason = unclear;
  return errors;
}
