import { setup } from 'xstate';
import { statesWithTag, type LifecycleMeta } from './lifecycle.ts';

export type PayoutLifecycleEvent =
  | { type: 'payout.send' }
  | { type: 'payout.accept' }
  | { type: 'payout.doubt' }
  | { type: 'payout.settle' }
  | { type: 'payout.reject' }
  | { type: 'payout.return' }
  | { type: 'payout.retry' }
  | { type: 'payout.cancel' }
  | { type: 'payout.markPaid' }
  | { type: 'payout.markUnpaid' }
  | { type: 'payout.markReturned' };

export type PayoutState =
  'waiting' | 'sending' | 'accepted' | 'inDoubt' | 'paid' | 'failed' | 'returned' | 'cancelled';

const bySystem = { by: 'system', spec: '4' } as const;
const byHand = { by: 'employer', spec: '4' } as const;
const answers = {
  'payout.settle': { target: 'paid', meta: bySystem },
  'payout.reject': { target: 'failed', meta: bySystem },
} as const;

/**
 * Lifecycle of the payout of one request. A payout is handed over by attempts: another attempt only after an answer that
 * is final. No answer, or one that cannot be read, is doubt: the provider is asked by the attempt's own key, and nothing is
 * sent again.
 */
export const payoutMachine = setup({
  types: {
    events: {} as PayoutLifecycleEvent,
    tags: {} as 'onItsWay' | 'inProgress',
    transitionMeta: {} as LifecycleMeta,
  },
}).createMachine({
  id: 'payout',
  options: { maxIterations: 1000 },
  initial: 'waiting',
  states: {
    waiting: {
      tags: ['inProgress'],
      on: {
        'payout.send': { target: 'sending', meta: bySystem },
        'payout.markPaid': { target: 'paid', meta: byHand },
        // A refused attempt was paid after all, so nothing is sent again.
        'payout.settle': { target: 'paid', meta: bySystem },
        'payout.cancel': { target: 'cancelled', meta: bySystem },
      },
    },
    sending: {
      tags: ['onItsWay', 'inProgress'],
      on: {
        ...answers,
        'payout.accept': { target: 'accepted', meta: bySystem },
        'payout.doubt': { target: 'inDoubt', meta: bySystem },
      },
    },
    accepted: {
      tags: ['onItsWay', 'inProgress'],
      on: { ...answers, 'payout.doubt': { target: 'inDoubt', meta: bySystem } },
    },
    inDoubt: {
      tags: ['onItsWay', 'inProgress'],
      on: {
        ...answers,
        'payout.accept': { target: 'accepted', meta: bySystem },
        'payout.markPaid': { target: 'paid', meta: byHand },
        'payout.markUnpaid': { target: 'failed', meta: byHand },
      },
    },
    paid: {
      on: {
        'payout.return': { target: 'returned', meta: bySystem },
        'payout.markReturned': { target: 'returned', meta: byHand },
      },
    },
    failed: {
      tags: ['inProgress'],
      on: {
        // The attempt that had been refused was paid after all.
        'payout.settle': { target: 'paid', meta: bySystem },
        'payout.retry': { target: 'waiting', meta: bySystem },
        'payout.cancel': { target: 'cancelled', meta: bySystem },
      },
    },
    returned: {
      tags: ['inProgress'],
      on: {
        // An earlier attempt was also paid.
        'payout.settle': { target: 'paid', meta: bySystem },
        'payout.retry': { target: 'waiting', meta: bySystem },
        'payout.cancel': { target: 'cancelled', meta: bySystem },
      },
    },
    cancelled: {
      // The attempt that had been refused was paid after all.
      on: { 'payout.settle': { target: 'paid', meta: bySystem } },
    },
  },
});

/** States in which the provider may have the money: nothing else may be sent. */
export const payoutStatesOnTheirWay = statesWithTag<PayoutState>(payoutMachine, 'onItsWay');

export const payoutStates = Object.keys(payoutMachine.states) as PayoutState[];

/** The steps of a payment in progress. */
export type PayoutStep = Exclude<PayoutState, 'paid' | 'cancelled'>;
export const payoutSteps = statesWithTag<PayoutStep>(payoutMachine, 'inProgress');

export const payoutStepOf = (state: PayoutState): PayoutStep | undefined =>
  payoutSteps.find((step) => step === state);

/** The three states that people see (spec section 4), as a request has them: one that failed or came back is still in progress. */
export const payoutShownAs = (state: PayoutState): 'inProgress' | 'paid' | 'cancelled' =>
  payoutStepOf(state) ? 'inProgress' : (state as 'paid' | 'cancelled');
