import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

export type TardinessReasonLifecycleEvent =
  | { type: 'tardinessReason.give' }
  | { type: 'tardinessReason.expire' }
  | { type: 'tardinessReason.accept' }
  | { type: 'tardinessReason.refuse' };

export type TardinessReasonState = 'due' | 'given' | 'accepted' | 'refused' | 'expired';

/**
 * Lifecycle of the reason for being late on one day (product §3). It begins when the person comes late, and pay does not
 * depend on it. Pure: whether the time to give it is over is asked of the clock, and `expire` is sent then.
 */
export const tardinessReasonMachine = setup({
  types: { events: {} as TardinessReasonLifecycleEvent, transitionMeta: {} as LifecycleMeta },
}).createMachine({
  id: 'tardinessReason',
  options: { maxIterations: 1000 },
  initial: 'due',
  states: {
    due: {
      on: {
        'tardinessReason.give': { target: 'given', meta: { by: 'employee', spec: '3' } },
        'tardinessReason.expire': { target: 'expired', meta: { by: 'system', spec: '3' } },
      },
    },
    given: {
      on: {
        // Written anew until it is decided.
        'tardinessReason.give': { target: 'given', meta: { by: 'employee', spec: '3' } },
        'tardinessReason.accept': { target: 'accepted', meta: { by: 'employer', spec: '3' } },
        'tardinessReason.refuse': {
          target: 'refused',
          meta: { by: 'employer', spec: '3', reason: 'required' },
        },
      },
    },
    accepted: { type: 'final' },
    refused: { type: 'final' },
    expired: { type: 'final' },
  },
});
