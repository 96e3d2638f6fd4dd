import { setup } from 'xstate';
import type { LifecycleMeta } from './lifecycle.ts';

export type PayRunLifecycleEvent =
  | { type: 'payRun.exclude' }
  | { type: 'payRun.include' }
  | { type: 'payRun.lower' }
  | { type: 'payRun.compute' }
  | { type: 'payRun.confirm' }
  | { type: 'payRun.retry' }
  | { type: 'payRun.stop' }
  | { type: 'payRun.cancel' };

export type PayRunState = 'draft' | 'confirmed' | 'cancelled';

const employer = { by: 'employer', spec: '4' } as const;

/**
 * Lifecycle of advances or salaries of many people together. A draft changes until it is confirmed or cancelled. After
 * that, each person's payment has a lifecycle of its own; those that failed or came back can be sent again
 * together, and those that nobody has sent yet can be stopped together.
 */
export const payRunMachine = setup({
  types: { events: {} as PayRunLifecycleEvent, transitionMeta: {} as LifecycleMeta },
}).createMachine({
  id: 'payRun',
  options: { maxIterations: 1000 },
  initial: 'draft',
  states: {
    draft: {
      on: {
        'payRun.exclude': { target: 'draft', meta: { ...employer, reason: 'required' } },
        'payRun.include': { target: 'draft', meta: employer },
        'payRun.lower': { target: 'draft', meta: { ...employer, reason: 'required' } },
        'payRun.compute': { target: 'draft', meta: employer },
        'payRun.confirm': { target: 'confirmed', meta: employer },
        'payRun.cancel': { target: 'cancelled', meta: { ...employer, reason: 'required' } },
      },
    },
    confirmed: {
      on: {
        'payRun.retry': { target: 'confirmed', meta: employer },
        'payRun.stop': { target: 'confirmed', meta: { ...employer, reason: 'required' } },
      },
    },
    cancelled: { type: 'final' },
  },
});
