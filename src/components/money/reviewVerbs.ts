import type { ReviewVerb } from '#machines/flows/money/requestReview/reviewForm.ts';
import { legalEvents, type Party } from '#machines/lifecycles/lifecycle.ts';
import { paymentRequestMachine } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];

/** In the order of the buttons: the main action is the last. */
const verbs = ['cancel', 'withdraw', 'undo', 'approve'] as const satisfies readonly ReviewVerb[];

export const reviewWords = {
  cancel: 'cancelRequest',
  withdraw: 'withdraw',
  undo: 'undo',
  approve: 'approve',
} as const satisfies Record<ReviewVerb, string>;

/** Whether somebody else has to decide, because it is the caller's own request. */
export function isForOthers(request: PaymentRequest, by: Party): boolean {
  const legal = legalEvents(paymentRequestMachine, request.state, by);
  return (
    request.own && !request.alone && !legal.includes('undo') && verbs.some((verb) => legal.includes(verb))
  );
}

/** Until when only somebody else may approve, because the caller has set the card; null if there is no such hold. */
export function findHoldEnd(request: PaymentRequest, by: Party): string | null {
  const mayApprove = legalEvents(paymentRequestMachine, request.state, by).includes('approve');
  return mayApprove && !request.own && !request.alone ? request.cardHeldUntil : null;
}

/** Only what the request's lifecycle allows this party now. */
export function reviewVerbsOf(request: PaymentRequest, by: Party): readonly ReviewVerb[] {
  const legal: readonly string[] = legalEvents(paymentRequestMachine, request.state, by);
  if (isForOthers(request, by)) return [];
  const isHeld = findHoldEnd(request, by) !== null;
  return verbs.filter((verb) => legal.includes(verb) && !(isHeld && verb === 'approve'));
}
