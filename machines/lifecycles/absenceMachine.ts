import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

export type AbsenceLifecycleEvent =
  | { type: 'absence.accept' }
  | { type: 'absence.refuse' }
  | { type: 'absence.withdraw' }
  | { type: 'absence.cancel' };

export type AbsenceState = 'proposed' | 'accepted' | 'refused' | 'withdrawn';

/**
 * Lifecycle of days on which somebody is away (product §3). An employer’s own is accepted in the same breath. It hides no
 * punches; one that holds is cancelled by an employer, for example when the person came back earlier.
 */
export const absenceMachine = setup({
  types: { events: {} as AbsenceLifecycleEvent, transitionMeta: {} as LifecycleMeta },
}).createMachine({
  id: 'absence',
  options: { maxIterations: 1000 },
  initial: 'proposed',
  states: {
    proposed: {
      on: {
        'absence.accept': { target: 'accepted', meta: { by: 'employer', spec: '3' } },
        'absence.refuse': { target: 'refused', meta: { by: 'employer', spec: '3', reason: 'required' } },
        'absence.withdraw': { target: 'withdrawn', meta: { by: 'employee', spec: '3' } },
      },
    },
    accepted: { on: { 'absence.cancel': { target: 'withdrawn', meta: { by: 'employer', spec: '3' } } } },
    refused: { type: 'final' },
    withdrawn: { type: 'final' },
  },
});
