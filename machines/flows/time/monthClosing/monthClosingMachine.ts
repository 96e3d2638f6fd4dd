import { assign, emit, fromCallback, setup, type EventObject } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type MonthClosing = components['schemas']['MonthClosing'];

interface ClosingContext {
  month: CompanyMonth;
  /** The last response; kept while it is loaded again. */
  data: MonthClosing | null;
  failure: Failure | null;
}

export type MonthClosingEvent =
  /** A colleague, or the job that closes, has changed the month. */
  { type: 'month.refreshed' } | { type: 'month.retried' };

/**
 * Whether a month is closed and what it would take. While the server closes it, it is asked for again every second, so that
 * progress is seen; how many people are written is in the answer.
 */
export const monthClosingMachine = setup({
  types: {
    context: {} as ClosingContext,
    events: {} as MonthClosingEvent,
    input: {} as { month: CompanyMonth },
    tags: {} as 'busy' | 'error',
    emitted: {} as {
      type: 'loaded';
      state: MonthClosing['state'];
      /** The state at the previous load; undefined the first time. */
      before: MonthClosing['state'] | undefined;
    },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadMonth: notProvided<MonthClosing, CompanyMonth>('loadMonth'),
    watch: fromCallback<EventObject, void>(() => undefined),
  },
  guards: { isClosing: (_, { state }: MonthClosing) => state === 'closing' },
  actions: {
    keepData: assign({ data: (_, data: MonthClosing) => data, failure: null }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    tellState: emit(({ context: { data } }, { state }: MonthClosing) => ({
      type: 'loaded' as const,
      state,
      before: data?.state,
    })),
  },
  delays: { progressAfter: 1_000 },
}).createMachine({
  id: 'monthClosing',
  options: { maxIterations: 1000 },
  context: ({ input: { month } }) => ({ month, data: null, failure: null }),
  invoke: { id: 'watch', src: 'watch', onError: {} },
  on: { 'month.refreshed': { target: '.loading', reenter: true } },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadMonth',
        src: 'loadMonth',
        input: ({ context: { month } }) => month,
        onDone: [
          {
            guard: { type: 'isClosing', params: ({ event }) => event.output },
            target: 'closing',
            actions: [
              { type: 'tellState', params: ({ event }) => event.output },
              { type: 'keepData', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'resting',
            actions: [
              { type: 'tellState', params: ({ event }) => event.output },
              { type: 'keepData', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['error'], on: { 'month.retried': { target: 'loading' } } },
    closing: { after: { progressAfter: { target: 'loading' } } },
    resting: {},
  },
});
