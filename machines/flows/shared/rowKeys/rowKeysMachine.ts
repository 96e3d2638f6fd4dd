import { assign, emit, setup } from 'xstate';
import { listenerNotProvided } from '#machines/support/notProvided.ts';

/** What the actor that watches the keys gets. */
export interface RowKeysInput {
  /** Which list of the page. */
  list: string;
  /** Whether its rows can be decided. */
  answers: boolean;
}

interface RowKeysContext extends RowKeysInput {
  /** The row that has the focus, or had it last. */
  at: string | null;
}

export type RowAnswer = 'accept' | 'refuse';

export type RowKeysEvent =
  /** The focus came to a row by pointer, Tab or a move. */
  | { type: 'row.entered'; id: string }
  /** An arrow, J or K; `ids` are the rows in view, and `extending` is with Shift. */
  | { type: 'row.moved'; ids: string[]; by: 1 | -1; extending: boolean }
  /** The space bar on a row. */
  | { type: 'row.chosen' }
  /** A or R on a row, of a list whose rows can be decided. */
  | { type: 'row.answered'; answer: RowAnswer };

/** Where a move ends: at the first or last row when there was none, and never beyond the ends. */
function findRowAfter(ids: readonly string[], at: string | null, by: 1 | -1): string | undefined {
  const from = at === null ? -1 : ids.indexOf(at);
  if (from < 0) return by > 0 ? ids[0] : ids.at(-1);
  return ids[Math.min(ids.length - 1, Math.max(0, from + by))];
}

/** Walking through the rows of a list with the keys, and choosing them on the way. The list itself does what is emitted. */
export const rowKeysMachine = setup({
  types: {
    context: {} as RowKeysContext,
    input: {} as RowKeysInput,
    events: {} as RowKeysEvent,
    /** `extended`: these rows are to be chosen, besides those that are. */
    emitted: {} as
      | { type: 'focused'; id: string }
      | { type: 'toggled'; id: string }
      | { type: 'extended'; ids: string[] }
      | { type: 'answered'; id: string; answer: RowAnswer },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `row.moved`, `row.chosen` and `row.answered`. */
    watchRowKeys: listenerNotProvided<RowKeysInput>('watchRowKeys'),
  },
  guards: {
    nowhere: ({ context }, { ids, by }: { ids: string[]; by: 1 | -1 }) =>
      [undefined, context.at].includes(findRowAfter(ids, context.at, by)),
    extends: (_, { extending }: { extending: boolean }) => extending,
  },
  actions: {
    keepRow: assign({ at: (_, { id }: { id: string }) => id }),
    move: assign({
      at: ({ context }, { ids, by }: { ids: string[]; by: 1 | -1 }) =>
        findRowAfter(ids, context.at, by) ?? null,
    }),
    notifyFocused: emit(({ context }) => ({ type: 'focused' as const, id: context.at ?? '' })),
    notifyToggled: emit(({ context }) => ({ type: 'toggled' as const, id: context.at ?? '' })),
    notifyAnswered: emit(({ context }, { answer }: { answer: RowAnswer }) => ({
      type: 'answered' as const,
      id: context.at ?? '',
      answer,
    })),
    /** Runs before the move, so `at` is still the row being left; emits it and the row that is reached. */
    notifyExtended: emit(({ context: { at } }, { ids, by }: { ids: string[]; by: 1 | -1 }) => ({
      type: 'extended' as const,
      ids: [at, findRowAfter(ids, at, by)].filter((id) => id !== null && id !== undefined),
    })),
  },
}).createMachine({
  id: 'rowKeys',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, at: null }),
  invoke: {
    id: 'watchRowKeys',
    src: 'watchRowKeys',
    input: ({ context: { list, answers } }) => ({ list, answers }),
    onError: {},
  },
  on: {
    'row.entered': { target: '.atRow', actions: { type: 'keepRow', params: ({ event }) => event } },
    'row.moved': [
      { guard: { type: 'nowhere', params: ({ event }) => event } },
      {
        guard: { type: 'extends', params: ({ event }) => event },
        target: '.atRow',
        actions: [
          { type: 'notifyExtended', params: ({ event }) => event },
          { type: 'move', params: ({ event }) => event },
          'notifyFocused',
        ],
      },
      {
        target: '.atRow',
        actions: [{ type: 'move', params: ({ event }) => event }, 'notifyFocused'],
      },
    ],
  },
  initial: 'outside',
  states: {
    outside: {},
    atRow: {
      on: {
        'row.chosen': { actions: 'notifyToggled' },
        'row.answered': { actions: { type: 'notifyAnswered', params: ({ event }) => event } },
      },
    },
  },
});
