import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

export type LatePunchLifecycleEvent =
  | { type: 'latePunch.take' }
  | { type: 'latePunch.accept' }
  | { type: 'latePunch.refuse' }
  | { type: 'latePunch.expire' };

/**
 * Lifecycle of a punch that arrived after its code, from a phone that was offline (product §3). A company that takes them
 * as they come takes it in the same breath; otherwise it waits for an employer.
 */
export const latePunchMachine = setup({
  types: { events: {} as LatePunchLifecycleEvent, transitionMeta: {} as LifecycleMeta },
}).createMachine({
  id: 'latePunch',
  options: { maxIterations: 1000 },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'latePunch.take': { target: 'accepted', meta: { by: 'system', spec: '3' } },
        'latePunch.accept': { target: 'accepted', meta: { by: 'employer', spec: '3' } },
        'latePunch.refuse': {
          target: 'refused',
          meta: { by: 'employer', spec: '3', reason: 'required' },
        },
        'latePunch.expire': { target: 'expired', meta: { by: 'system', spec: '3' } },
      },
    },
    accepted: { type: 'final' },
    refused: { type: 'final' },
    expired: { type: 'final' },
  },
});
