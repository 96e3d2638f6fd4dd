import { assign, setup } from 'xstate';
import type { Tiyin } from '#domain/money.ts';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

/** A selected row, with its name for when it is no longer on the page. */
export interface ChosenRow {
  id: string;
  name: string;
  /** In tiyin, where what is selected is summed. */
  amount?: Tiyin;
  /** The change of what is earned, in tiyin, for each decision. */
  changes?: Readonly<Record<string, number>>;
}

/** The contract's limit for one call (openapi/schemas/employees/employees.yaml, EmployeeStatusChange). */
export const selectionLimit = 500;

interface SelectionContext {
  limit: number;
  /** In order of selection. */
  rows: ChosenRow[];
  /** The query of "select all matching". */
  query: ListQuery | null;
  failure: Failure | null;
}

export type SelectionEvent =
  | { type: 'row.toggled'; row: ChosenRow }
  /** Toggles all rows of the page. */
  | { type: 'page.toggled'; rows: ChosenRow[] }
  /** Selects all rows that match the query, on every page, up to the limit. */
  | { type: 'matching.chosen'; query: ListQuery }
  | { type: 'matching.retried' }
  | { type: 'selection.cleared' };

const ids = (rows: ChosenRow[]) => new Set(rows.map(({ id }) => id));

function addRows(chosen: ChosenRow[], rows: ChosenRow[], limit: number): ChosenRow[] {
  const known = ids(chosen);
  const fresh = new Map(rows.map((row) => [row.id, row]));
  const others = rows.filter(({ id }) => !known.has(id));
  return [...chosen.map((row) => fresh.get(row.id) ?? row), ...others].slice(0, limit);
}

function toggleRows(chosen: ChosenRow[], rows: ChosenRow[], limit: number): ChosenRow[] {
  const known = ids(chosen);
  if (!rows.every(({ id }) => known.has(id))) return addRows(chosen, rows, limit);
  const dropped = ids(rows);
  return chosen.filter(({ id }) => !dropped.has(id));
}

/**
 * Selecting rows across the pages of a list for a bulk action. The selection survives search, filters and paging, and
 * never exceeds what one call can carry.
 */
export const selectionMachine = setup({
  types: {
    context: {} as SelectionContext,
    input: {} as { limit: number },
    events: {} as SelectionEvent,
    tags: {} as 'busy' | 'error',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** The first `limit` rows that match the query. */
    gather: notProvided<ChosenRow[], { query: ListQuery; limit: number }>('gather'),
  },
  guards: {
    nothing: ({ context }) => context.rows.length === 0,
    asManyAsCanBe: ({ context }) => context.rows.length >= context.limit,
  },
  actions: {
    toggle: assign({
      rows: ({ context }, params: { rows: ChosenRow[] }) =>
        toggleRows(context.rows, params.rows, context.limit),
    }),
    add: assign({
      rows: ({ context }, params: { rows: ChosenRow[] }) => addRows(context.rows, params.rows, context.limit),
    }),
    clear: assign({ rows: [], query: null, failure: null }),
    keepQuery: assign({ query: (_, params: { query: ListQuery }) => params.query, failure: null }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
  },
}).createMachine({
  id: 'selection',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ limit: input.limit, rows: [], query: null, failure: null }),
  on: {
    'row.toggled': {
      target: '.weighing',
      actions: { type: 'toggle', params: ({ event }) => ({ rows: [event.row] }) },
    },
    'page.toggled': { target: '.weighing', actions: { type: 'toggle', params: ({ event }) => event } },
    'matching.chosen': {
      target: '.gathering',
      reenter: true,
      actions: { type: 'keepQuery', params: ({ event }) => event },
    },
    'selection.cleared': { target: '.empty', actions: 'clear' },
  },
  initial: 'empty',
  states: {
    empty: {},
    chosen: {},
    /** The selection cannot change while this runs. */
    full: {},
    weighing: {
      always: [
        { guard: 'nothing', target: 'empty' },
        { guard: 'asManyAsCanBe', target: 'full' },
        { target: 'chosen' },
      ],
    },
    gathering: {
      tags: ['busy'],
      invoke: {
        id: 'gather',
        src: 'gather',
        input: ({ context: { query, limit } }) => {
          if (!query) throw new Error('nothing was asked for');
          return { query, limit };
        },
        onDone: {
          target: 'weighing',
          actions: { type: 'add', params: ({ event }) => ({ rows: event.output }) },
        },
        onError: { target: 'notGathered', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    /** The earlier selection is kept. */
    notGathered: { tags: ['error'], on: { 'matching.retried': { target: 'gathering' } } },
  },
});
