import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { isNotFound, toFailure, type Failure } from '#machines/support/failure.ts';
import { keepUnchanged } from '#machines/support/keepUnchanged.ts';
import { notProvided } from '#machines/support/notProvided.ts';

interface PageContext<Data> {
  /** Which record it is, given to `load` each time. */
  of: unknown;
  /** Last result of the screen's `load` actor. */
  data: Data | null;
  failure: Failure | null;
}

export type PageEvent =
  /** What the page shows has changed: load again. */
  { type: 'page.refreshed' } | { type: 'page.retried' };

/**
 * A screen that shows one response of the server: loads it, refreshes it every minute and keeps the old data
 * meanwhile. A failed refresh leaves the stale data on the screen with a notice. `page.refreshed` during a load starts it
 * over, because the response under way may have been made before the change. What does not exist (404) is not asked for again by itself.
 * Which record a page shows is its `of`; `makePage` of src/components sees to its type.
 */
export const pageMachineOf = <Data>() =>
  setup({
    types: {
      context: {} as PageContext<Data>,
      input: {} as { of: unknown } | undefined,
      events: {} as PageEvent,
      tags: {} as 'busy' | 'error' | 'shown',
      transitionMeta: {} as { spec: string },
    },
    actors: {
      load: notProvided<Data, unknown>('load'),
      /** Optional: sends `page.refreshed` when what the page shows changes elsewhere. */
      watch: fromCallback<EventObject, void>(() => undefined),
      /** Optional: sends `page.retried` when the device is online again. */
      watchNetwork: fromCallback<EventObject, void>(() => undefined),
    },
    actions: {
      keepData: assign({
        data: ({ context }, params: { data: Data }) => keepUnchanged(context.data, params.data),
        failure: null,
      }),
      keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    },
    guards: { isMissing: (_, params: { error: unknown }) => isNotFound(toFailure(params.error)) },
    delays: { refreshAfter: 60_000 },
  }).createMachine({
    id: 'page',
    options: { maxIterations: 1000 },
    context: ({ input }) => ({ of: input?.of, data: null, failure: null }),
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
          input: ({ context }: { context: PageContext<Data> }) => context.of,
          onDone: {
            target: 'shown',
            actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isMissing', params: ({ event }) => event },
              target: 'missing',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
            { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
          ],
        },
      },
      missing: {
        tags: ['error'],
        on: { 'page.refreshed': { target: 'loading' } },
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
              input: ({ context }: { context: PageContext<Data> }) => context.of,
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
