import { assign, fromCallback, setup, type EventObject } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

type Schemas = components['schemas'];

/** What an employee's home shows, and what the phone keeps of it: no card, no note. */
export interface HomeFigures {
  salary: Omit<Schemas['Salary'], 'card'>;
  month: Pick<Schemas['MyMonth'], 'today' | 'serverTime' | 'shiftStart' | 'shiftEnd' | 'days'> & {
    /** After today, in this month. */
    nextShift: Schemas['ShiftToCome'] | null;
  };
  /** Newest first, at most three. */
  requests: Pick<Schemas['PaymentRequest'], 'id' | 'kind' | 'amount' | 'state' | 'shownAs' | 'requestedAt'>[];
}

interface EmployeeHomeContext {
  figures: HomeFigures | null;
  /** When the server gave the figures; null while there are none. */
  asOf: string | null;
  failure: Failure | null;
}

export type EmployeeHomeEvent =
  /** What the page shows has changed: load again. */
  { type: 'page.refreshed' } | { type: 'page.retried' };

type Loaded = HomeFigures | null;

/**
 * An employee's home. Without an answer, or while one is long in coming, it shows the last figures that this phone has
 * kept and says of when they are (tag `old`). What the server refuses is told instead.
 */
export const employeeHomeMachine = setup({
  types: {
    context: {} as EmployeeHomeContext,
    events: {} as EmployeeHomeEvent,
    tags: {} as 'busy' | 'error' | 'shown' | 'old',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Keeps what it has loaded. */
    load: notProvided<HomeFigures, void>('load'),
    /** The figures kept on this phone for this person in this job. */
    recall: notProvided<Loaded, void>('recall'),
    /** Optional: sends `page.refreshed` when what the page shows changes elsewhere. */
    watch: fromCallback<EventObject, void>(() => undefined),
    /** Optional: sends `page.retried` when the device is online again. */
    watchNetwork: fromCallback<EventObject, void>(() => undefined),
  },
  actions: {
    keepFigures: assign((_, { figures }: { figures: Loaded }) => ({
      figures,
      asOf: figures?.month.serverTime ?? null,
    })),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isRefused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
    isKept: (_, params: { figures: Loaded }) => params.figures !== null,
    hasFigures: ({ context }) => context.figures !== null,
  },
  delays: { refreshAfter: 60_000, patience: 4_000 },
}).createMachine({
  id: 'employeeHome',
  options: { maxIterations: 1000 },
  context: { figures: null, asOf: null, failure: null },
  invoke: [
    { id: 'watch', src: 'watch', onError: {} },
    { id: 'watchNetwork', src: 'watchNetwork', onError: {} },
  ],
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      on: { 'page.refreshed': { target: 'loading', reenter: true } },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepFigures', params: ({ event }) => ({ figures: event.output }) },
            'forgetFailure',
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'failed',
            actions: [
              { type: 'keepFigures', params: { figures: null } },
              { type: 'keepFailure', params: ({ event }) => event },
            ],
          },
          {
            guard: 'hasFigures',
            target: 'shown.stale',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'recalling', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      initial: 'brief',
      states: {
        brief: { after: { patience: { target: 'recalling' } } },
        /** The answer is long in coming. */
        recalling: {
          invoke: {
            id: 'recallMeanwhile',
            src: 'recall',
            onDone: [
              {
                guard: { type: 'isKept', params: ({ event }) => ({ figures: event.output }) },
                target: 'beside',
                actions: { type: 'keepFigures', params: ({ event }) => ({ figures: event.output }) },
              },
              { target: 'bare' },
            ],
            onError: { target: 'bare' },
          },
        },
        /** Kept figures are shown until the new ones arrive. */
        beside: {
          tags: ['shown', 'old'],
          // The response under way may have been made before the change.
          on: { 'page.refreshed': { target: '#employeeHome.shown.retrying' } },
        },
        bare: {},
      },
    },
    /** There is no answer. */
    recalling: {
      tags: ['busy'],
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ figures: event.output }) },
            target: 'shown.stale',
            actions: { type: 'keepFigures', params: ({ event }) => ({ figures: event.output }) },
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed' },
      },
    },
    failed: {
      tags: ['error'],
      after: { refreshAfter: { target: 'loading' } },
      on: { 'page.refreshed': { target: 'loading' }, 'page.retried': { target: 'loading' } },
    },
    shown: {
      tags: ['shown'],
      initial: 'fresh',
      states: {
        fresh: {
          after: { refreshAfter: { target: 'refreshing' } },
          on: { 'page.refreshed': { target: 'refreshing' } },
        },
        refreshing: {
          on: { 'page.refreshed': { target: 'refreshing', reenter: true } },
          invoke: {
            id: 'refresh',
            src: 'load',
            onDone: {
              target: 'fresh',
              actions: { type: 'keepFigures', params: ({ event }) => ({ figures: event.output }) },
            },
            onError: { target: 'stale', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        stale: {
          tags: ['error', 'old'],
          after: { refreshAfter: { target: 'retrying' } },
          on: { 'page.refreshed': { target: 'retrying' }, 'page.retried': { target: 'retrying' } },
        },
        /** Like `refreshing`, while what is shown is known to be old. */
        retrying: {
          tags: ['old'],
          on: { 'page.refreshed': { target: 'retrying', reenter: true } },
          invoke: {
            id: 'retry',
            src: 'load',
            onDone: {
              target: 'fresh',
              actions: [
                { type: 'keepFigures', params: ({ event }) => ({ figures: event.output }) },
                'forgetFailure',
              ],
            },
            onError: { target: 'stale', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
