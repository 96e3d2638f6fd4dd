import { setup } from 'xstate';
import { statesWithTag, type LifecycleMeta } from './lifecycle.ts';

export type PeriodLifecycleEvent =
  | { type: 'period.close' }
  | { type: 'period.finish' }
  | { type: 'period.fail'; closedBefore: boolean }
  | { type: 'period.reopen' };

export type PeriodState = 'open' | 'closing' | 'closed' | 'reopened';

const system = { by: 'system', spec: '3' } as const;

/**
 * Lifecycle of a month of a company (product §3). Tag `shut`: nothing that its days are read from may change. Closing is a
 * job; one that cannot finish takes the month back to where it was.
 */
export const periodMachine = setup({
  types: {
    events: {} as PeriodLifecycleEvent,
    tags: {} as 'shut',
    transitionMeta: {} as LifecycleMeta,
  },
  guards: { closedBefore: (_, params: { closedBefore: boolean }) => params.closedBefore },
}).createMachine({
  id: 'period',
  options: { maxIterations: 1000 },
  initial: 'open',
  states: {
    open: {
      on: { 'period.close': { target: 'closing', meta: { by: 'employer', spec: '3' } } },
    },
    closing: {
      tags: ['shut'],
      on: {
        'period.finish': { target: 'closed', meta: system },
        'period.fail': [
          {
            guard: { type: 'closedBefore', params: ({ event }) => event },
            target: 'reopened',
            meta: system,
          },
          { target: 'open', meta: system },
        ],
      },
    },
    closed: {
      tags: ['shut'],
      on: {
        'period.reopen': { target: 'reopened', meta: { by: 'employer', spec: '3', reason: 'required' } },
      },
    },
    reopened: {
      on: { 'period.close': { target: 'closing', meta: { by: 'employer', spec: '3' } } },
    },
  },
});

/** States in which a month takes no change. */
export const shutPeriodStates: readonly PeriodState[] = statesWithTag<PeriodState>(periodMachine, 'shut');
