import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

export type CorrectionLifecycleEvent =
  | { type: 'correction.accept' }
  | { type: 'correction.refuse' }
  | { type: 'correction.withdraw' }
  | { type: 'correction.replace' };

export type CorrectionState = 'proposed' | 'accepted' | 'refused' | 'withdrawn' | 'replaced';

/**
 * Lifecycle of the times that somebody wants for one date instead of its punches (product §3). An employer’s own is
 * accepted in the same breath; a newer accepted one replaces it, so that every change stays readable.
 */
export const correctionMachine = setup({
  types: { events: {} as CorrectionLifecycleEvent, transitionMeta: {} as LifecycleMeta },
}).createMachine({
  id: 'correction',
  options: { maxIterations: 1000 },
  initial: 'proposed',
  states: {
    proposed: {
      on: {
        'correction.accept': { target: 'accepted', meta: { by: 'employer', spec: '3' } },
        'correction.refuse': {
          target: 'refused',
          meta: { by: 'employer', spec: '3', reason: 'required' },
        },
        'correction.withdraw': { target: 'withdrawn', meta: { by: 'employee', spec: '3' } },
      },
    },
    accepted: { on: { 'correction.replace': { target: 'replaced', meta: { by: 'system', spec: '3' } } } },
    refused: { type: 'final' },
    withdrawn: { type: 'final' },
    replaced: { type: 'final' },
  },
});
