import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

interface PageContext<Data> {
  /** Last result of the screen's `load` actor. */
  data: Data | null;
  failure: Failure | null;
}

export type PageEvent = { type: 'page.refreshed' } | { type: 'page.retried' };

/**
 * A screen that shows one response of the server: loads it, refreshes it every minute and keeps the old data
 * meanwhile. A failed refresh leaves the stale data on the screen with a notice.
 */
export const pageMachineOf = <Data>() =>
  setup({
    types: {
      context: {} as PageContext<Data>,
      events: {} as PageEvent,
      tags: {} as 'busy' | 'error' | 'shown',
      transitionMeta: {} as { spec: string },
    },
    actors: { load: notProvided<Data, void>('load') },
    actions: {
      keepData: assign({ data: (_, params: { data: Data }) => params.data, failure: null }),
      keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    },
    delays: { refreshAfter: 60_000 },
  }).createMachine({
    id: 'page',
    options: { maxIterations: 1000 },
    context: { data: null, failure: null },
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'load',
          onDone: {
            target: 'shown',
            actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
          },
          onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        },
      },
      failed: {
        tags: ['error'],
        after: { refreshAfter: { target: 'loading' } },
        on: { 'page.retried': { target: 'loading' } },
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
            invoke: {
              id: 'refresh',
              src: 'load',
              onDone: {
                target: 'fresh',
                actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
              },
              onError: { target: 'stale', actions: { type: 'keepFailure', params: ({ event }) => event } },
            },
          },
          stale: {
            tags: ['error'],
            after: { refreshAfter: { target: 'refreshing' } },
            on: { 'page.refreshed': { target: 'refreshing' }, 'page.retried': { target: 'refreshing' } },
          },
        },
      },
    },
  });
