import { assign, fromCallback, setup, type EventObject } from 'xstate';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { keepUnchanged } from '#machines/support/keepUnchanged.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import {
  defaultQuery,
  isWhole,
  lastPage,
  changePageSize,
  type ListPage,
  type ListQuery,
} from './listQuery.ts';

interface ListContext<Item> {
  /** The record that the rows belong to, passed to `load`. */
  of: unknown;
  query: ListQuery;
  /** The last result; kept while a new one is loaded. */
  result: ListPage<Item> | null;
  failure: Failure | null;
}

export type ListEvent =
  | { type: 'search.changed'; search: string }
  | { type: 'filter.changed'; filter: Record<string, string> }
  | { type: 'sort.changed'; sort: string }
  | { type: 'page.changed'; page: number }
  | { type: 'pageSize.changed'; pageSize: number }
  /** The URL changed: a completely new query. */
  | { type: 'query.changed'; query: ListQuery }
  /** Something changed elsewhere: reload. */
  | { type: 'list.refreshed' }
  | { type: 'list.retried' };

/**
 * Any list of the product: pages, rows per page, search as one types, filters, order; old rows stay while fresh ones come.
 * The spec's section 2 asks for the paging.
 *
 * A list of one's own, at module scope:
 *
 *     const load = fromPromise<ListPage<Employee>, ListQuery>(({ input, signal }) => …);
 *     const machine = makeList(load);
 *
 * then `useList` of src/components, which keeps the query in the address, or `useOwnList`. `watch` may be given to `makeList`
 * too: it sends `list.refreshed` when what the list shows changes elsewhere. The rows of one record name it by `of`.
 * Show rows whenever `context.result` has any, whatever the state; `loading` without a result is a skeleton; `failed`
 * is a notice, above the old rows when there are some.
 */
export const listMachineOf = <Item>() =>
  setup({
    types: {
      context: {} as ListContext<Item>,
      input: {} as { query?: ListQuery; of: unknown } | undefined,
      events: {} as ListEvent,
      tags: {} as 'busy' | 'error',
      transitionMeta: {} as { spec: string },
    },
    actors: {
      load: notProvided<ListPage<Item>, ListQuery & { of?: unknown }>('load'),
      /** Most lists have nothing to watch. */
      watch: fromCallback<EventObject, void>(() => undefined),
    },
    guards: {
      /** Rows were removed meanwhile, and this page no longer exists. */
      pastTheEnd: ({ context }, { total }: ListPage<Item>) =>
        context.query.page > lastPage(total, context.query.pageSize),
      none: ({ context }, { total }: ListPage<Item>) => total === 0 && isWhole(context.query),
      noneFound: (_, { total }: ListPage<Item>) => total === 0,
      same: ({ context }, params: { query: ListQuery }) =>
        JSON.stringify(context.query) === JSON.stringify(params.query),
    },
    actions: {
      keepResult: assign({
        result: ({ context }, params: ListPage<Item>) => keepUnchanged(context.result, params),
        failure: null,
      }),
      keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
      keepSearch: assign({
        query: ({ context }, { search }: { search: string }) => ({ ...context.query, search, page: 1 }),
      }),
      keepFilter: assign({
        query: ({ context }, { filter }: { filter: Record<string, string> }) => ({
          ...context.query,
          filter,
          page: 1,
        }),
      }),
      keepSort: assign({
        query: ({ context }, { sort }: { sort: string }) => ({ ...context.query, sort, page: 1 }),
      }),
      keepPage: assign({ query: ({ context }, { page }: { page: number }) => ({ ...context.query, page }) }),
      keepPageSize: assign({
        query: ({ context }, { pageSize }: { pageSize: number }) => changePageSize(context.query, pageSize),
      }),
      keepQuery: assign({ query: (_, params: { query: ListQuery }) => params.query }),
      goToLastPage: assign({
        query: ({ context }, { total }: ListPage<Item>) => ({
          ...context.query,
          page: lastPage(total, context.query.pageSize),
        }),
      }),
    },
    delays: { searchPause: 300 },
  }).createMachine({
    id: 'list',
    options: { maxIterations: 1000 },
    context: ({ input }) => ({
      of: input?.of,
      query: input?.query ?? defaultQuery,
      result: null,
      failure: null,
    }),
    invoke: { id: 'watch', src: 'watch', onError: {} },
    on: {
      'search.changed': {
        target: '.typing',
        reenter: true,
        actions: { type: 'keepSearch', params: ({ event }) => event },
      },
      'filter.changed': {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepFilter', params: ({ event }) => event },
      },
      'sort.changed': {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepSort', params: ({ event }) => event },
      },
      'page.changed': {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepPage', params: ({ event }) => event },
        meta: { spec: '2' },
      },
      'pageSize.changed': {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepPageSize', params: ({ event }) => event },
        meta: { spec: '2' },
      },
      'query.changed': [
        { guard: { type: 'same', params: ({ event }) => event } },
        {
          target: '.loading',
          reenter: true,
          actions: { type: 'keepQuery', params: ({ event }) => event },
        },
      ],
      'list.refreshed': { target: '.loading', reenter: true },
    },
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context: { of, query } }) => ({ ...query, of, search: query.search.trim() }),
          onDone: [
            {
              guard: { type: 'pastTheEnd', params: ({ event }) => event.output },
              target: 'loading',
              reenter: true,
              actions: { type: 'goToLastPage', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'none', params: ({ event }) => event.output },
              target: 'empty',
              actions: { type: 'keepResult', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'noneFound', params: ({ event }) => event.output },
              target: 'nothingFound',
              actions: { type: 'keepResult', params: ({ event }) => event.output },
            },
            { target: 'filled', actions: { type: 'keepResult', params: ({ event }) => event.output } },
          ],
          onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        },
      },
      /** Searches only after typing pauses, and cancels the search before. */
      typing: { after: { searchPause: { target: 'loading' } } },
      filled: {},
      empty: {},
      nothingFound: {},
      failed: { tags: ['error'], on: { 'list.retried': { target: 'loading' } } },
    },
  });
