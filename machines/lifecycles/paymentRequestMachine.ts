import { setup } from 'xstate';
import { stateHasTag, statesWithTag, type LifecycleMeta } from './lifecycle.ts';

export type PaymentRequestLifecycleEvent =
  | { type: 'paymentRequest.approve' }
  | { type: 'paymentRequest.cancel' }
  | { type: 'paymentRequest.withdraw' }
  | { type: 'paymentRequest.pay' }
  | { type: 'paymentRequest.fail' };

export type PaymentRequestState = 'inProcess' | 'approved' | 'paid' | 'failed' | 'cancelled';

/** Lifecycle of a payment request (spec section 4, payment states). Pure. */
export const paymentRequestMachine = setup({
  types: {
    events: {} as PaymentRequestLifecycleEvent,
    tags: {} as 'reserves' | 'inProgress',
    transitionMeta: {} as LifecycleMeta,
  },
}).createMachine({
  id: 'paymentRequest',
  options: { maxIterations: 1000 },
  initial: 'inProcess',
  states: {
    inProcess: {
      tags: ['reserves', 'inProgress'],
      on: {
        'paymentRequest.approve': { target: 'approved', meta: { by: 'employer', spec: '4' } },
        'paymentRequest.cancel': {
          target: 'cancelled',
          meta: { by: 'employer', spec: '4', reason: 'required' },
        },
        'paymentRequest.withdraw': { target: 'cancelled', meta: { by: 'employee', spec: '4' } },
      },
    },
    approved: {
      tags: ['reserves', 'inProgress'],
      on: {
        'paymentRequest.pay': { target: 'paid', meta: { by: 'system', spec: '4', planned: true } },
        'paymentRequest.fail': { target: 'failed', meta: { by: 'system', spec: '4', planned: true } },
        'paymentRequest.cancel': {
          target: 'cancelled',
          meta: { by: 'employer', spec: '4', reason: 'required' },
        },
      },
    },
    failed: {
      tags: ['reserves', 'inProgress'],
      on: {
        'paymentRequest.approve': { target: 'approved', meta: { by: 'employer', spec: '4' } },
        'paymentRequest.cancel': {
          target: 'cancelled',
          meta: { by: 'employer', spec: '4', reason: 'required' },
        },
      },
    },
    paid: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

export const paymentRequestStates = Object.keys(paymentRequestMachine.states) as PaymentRequestState[];

/** States whose amount is held back from the next request until they are paid or cancelled. */
export const reservingStates = statesWithTag<PaymentRequestState>(paymentRequestMachine, 'reserves');

/** The three states that people see (spec section 4); a failed request is still in progress for them. */
export const shownAs = (state: PaymentRequestState): 'inProgress' | 'paid' | 'cancelled' =>
  stateHasTag(paymentRequestMachine, state, 'inProgress') ? 'inProgress' : (state as 'paid' | 'cancelled');
