import { setup } from 'xstate';
import { stateHasTag, statesWithTag, type LifecycleMeta } from './lifecycle.ts';

export type PaymentRequestLifecycleEvent =
  /** `alone`: the only employer approves their own request. */
  | { type: 'paymentRequest.approve'; alone?: boolean }
  | { type: 'paymentRequest.undo' }
  | { type: 'paymentRequest.settle' }
  | { type: 'paymentRequest.cancel' }
  | { type: 'paymentRequest.withdraw' }
  /** The month's salary was paid and included the requested amount. */
  | { type: 'paymentRequest.include' }
  | { type: 'paymentRequest.send' }
  | { type: 'paymentRequest.doubt' }
  | { type: 'paymentRequest.pay' }
  | { type: 'paymentRequest.fail' }
  | { type: 'paymentRequest.return' }
  /** Sent by people: somebody paid it, found that it was not paid, or got the money back. */
  | { type: 'paymentRequest.markPaid' }
  | { type: 'paymentRequest.markUnpaid' }
  | { type: 'paymentRequest.markReturned' };

export type PaymentRequestState =
  | 'inProcess'
  | 'approvedAlone'
  | 'approved'
  | 'sending'
  | 'inDoubt'
  | 'paid'
  | 'failed'
  | 'returned'
  | 'cancelled';

const bySystem = { by: 'system', spec: '4' } as const;
const cancelling = {
  target: 'cancelled',
  meta: { by: 'employer', spec: '4', reason: 'required' },
} as const;
/** Paying again is judged again. */
const approving = [
  { guard: 'isAlone', target: 'approvedAlone', meta: { by: 'employer', spec: '4' } },
  { target: 'approved', meta: { by: 'employer', spec: '4' } },
] as const;

/**
 * Lifecycle of a payment request (spec section 4, payment states). Pure. Nobody decides on their own request, except the
 * only employer of a company: that approval can be undone for `UNDO_MS`, and nothing is paid before it has settled. Once
 * handed over it is never paid another time before the first is known to have failed or come back.
 */
export const paymentRequestMachine = setup({
  types: {
    events: {} as PaymentRequestLifecycleEvent,
    tags: {} as 'reserves' | 'inProgress',
    transitionMeta: {} as LifecycleMeta,
  },
  guards: { isAlone: ({ event }) => event.type === 'paymentRequest.approve' && event.alone === true },
}).createMachine({
  id: 'paymentRequest',
  options: { maxIterations: 1000 },
  initial: 'inProcess',
  states: {
    inProcess: {
      tags: ['reserves', 'inProgress'],
      on: {
        'paymentRequest.approve': approving,
        'paymentRequest.cancel': cancelling,
        'paymentRequest.withdraw': { target: 'cancelled', meta: { by: 'employee', spec: '4' } },
        'paymentRequest.include': { target: 'cancelled', meta: bySystem },
        // A refused attempt was paid after all, once the approval that followed it had been undone.
        'paymentRequest.pay': { target: 'paid', meta: bySystem },
      },
    },
    approvedAlone: {
      tags: ['reserves', 'inProgress'],
      on: {
        'paymentRequest.undo': { target: 'inProcess', meta: { by: 'employer', spec: '4' } },
        'paymentRequest.settle': { target: 'approved', meta: bySystem },
        'paymentRequest.cancel': cancelling,
      },
    },
    approved: {
      tags: ['reserves', 'inProgress'],
      on: {
        'paymentRequest.send': { target: 'sending', meta: bySystem },
        // A refused attempt was paid after all, so nothing is sent again.
        'paymentRequest.pay': { target: 'paid', meta: bySystem },
        'paymentRequest.markPaid': {
          target: 'paid',
          meta: { by: 'employer', spec: '4', reason: 'optional' },
        },
        'paymentRequest.cancel': cancelling,
      },
    },
    sending: {
      tags: ['reserves', 'inProgress'],
      on: {
        'paymentRequest.pay': { target: 'paid', meta: bySystem },
        'paymentRequest.fail': { target: 'failed', meta: bySystem },
        'paymentRequest.doubt': { target: 'inDoubt', meta: bySystem },
      },
    },
    inDoubt: {
      tags: ['reserves', 'inProgress'],
      on: {
        'paymentRequest.send': { target: 'sending', meta: bySystem },
        'paymentRequest.pay': { target: 'paid', meta: bySystem },
        'paymentRequest.fail': { target: 'failed', meta: bySystem },
        'paymentRequest.markPaid': {
          target: 'paid',
          meta: { by: 'employer', spec: '4', reason: 'optional' },
        },
        'paymentRequest.markUnpaid': {
          target: 'failed',
          meta: { by: 'employer', spec: '4', reason: 'required' },
        },
      },
    },
    failed: {
      tags: ['reserves', 'inProgress'],
      on: {
        'paymentRequest.approve': approving,
        // The attempt that had been refused was paid after all.
        'paymentRequest.pay': { target: 'paid', meta: bySystem },
        'paymentRequest.cancel': cancelling,
      },
    },
    paid: {
      on: {
        'paymentRequest.return': { target: 'returned', meta: bySystem },
        'paymentRequest.markReturned': {
          target: 'returned',
          meta: { by: 'employer', spec: '4', reason: 'required' },
        },
      },
    },
    returned: {
      tags: ['reserves', 'inProgress'],
      on: {
        'paymentRequest.approve': approving,
        // An earlier attempt was also paid.
        'paymentRequest.pay': { target: 'paid', meta: bySystem },
        'paymentRequest.cancel': cancelling,
      },
    },
    cancelled: {
      // The attempt that had been refused was paid after all: money that left is nobody's to give up.
      on: { 'paymentRequest.pay': { target: 'paid', meta: bySystem } },
    },
  },
});

/** How long the only employer can undo an approval of their own request, ms. */
export const UNDO_MS = 10 * 60_000;

export const paymentRequestStates = Object.keys(paymentRequestMachine.states) as PaymentRequestState[];

/** States whose amount is held back from the next request until they are paid or cancelled. */
export const reservingStates = statesWithTag<PaymentRequestState>(paymentRequestMachine, 'reserves');

/** The three states that people see (spec section 4); one that failed or came back is still in progress for them. */
export const shownAs = (state: PaymentRequestState): 'inProgress' | 'paid' | 'cancelled' =>
  stateHasTag(paymentRequestMachine, state, 'inProgress') ? 'inProgress' : (state as 'paid' | 'cancelled');
