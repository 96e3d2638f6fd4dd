import { setup } from 'xstate';
import { statesWithTag, type LifecycleMeta } from './lifecycle.ts';

export type ReportLifecycleEvent =
  | { type: 'report.take' }
  | { type: 'report.finish' }
  | { type: 'report.fail' }
  | { type: 'report.cancel' }
  | { type: 'report.expire' };

export type ReportState = 'queued' | 'making' | 'ready' | 'failed' | 'cancelled' | 'expired';

const system = { by: 'system', spec: '2' } as const;
const employer = { by: 'employer', spec: '2' } as const;

/**
 * Lifecycle of a report. Tag `unfinished`: a job is to make it. A job that crashed is followed by another one, which takes
 * the report again and makes it from the beginning. A ready file is kept until it expires.
 */
export const reportMachine = setup({
  types: {
    events: {} as ReportLifecycleEvent,
    tags: {} as 'unfinished',
    transitionMeta: {} as LifecycleMeta,
  },
}).createMachine({
  id: 'report',
  options: { maxIterations: 1000 },
  initial: 'queued',
  states: {
    queued: {
      tags: ['unfinished'],
      on: {
        'report.take': { target: 'making', meta: system },
        'report.cancel': { target: 'cancelled', meta: employer },
      },
    },
    making: {
      tags: ['unfinished'],
      on: {
        'report.take': { target: 'making', meta: system },
        'report.finish': { target: 'ready', meta: system },
        'report.fail': { target: 'failed', meta: system },
        'report.cancel': { target: 'cancelled', meta: employer },
      },
    },
    ready: { on: { 'report.expire': { target: 'expired', meta: system } } },
    failed: { type: 'final' },
    cancelled: { type: 'final' },
    expired: { type: 'final' },
  },
});

/** States in which a job is to make the report, or makes it. */
export const unfinishedReportStates = statesWithTag<ReportState>(reportMachine, 'unfinished');
