import { assign, emit, setup } from 'xstate';
import { listenerNotProvided } from '#machines/support/notProvided.ts';

export interface Place {
  row: number;
  column: number;
}

export interface Step {
  rows: number;
  columns: number;
}

interface SheetGridContext {
  /** Refers to the open list. */
  sheetId: string;
  rows: number;
  columns: number;
  /** The current cell. */
  at: Place;
  /** The opposite corner of the selection. */
  anchor: Place;
  draft: string;
}

export type SheetGridEvent =
  /** Other rows are shown, or an undo changed some: the cursor goes where it belongs. */
  | { type: 'view.chosen'; rows: number; at: Place }
  | ({ type: 'cell.pointed'; extend: boolean } & Place)
  | ({ type: 'cursor.moved'; extend: boolean } & Step)
  | { type: 'all.selected' }
  /** `text` is the cell's text, or the first character typed over it. */
  | { type: 'editing.started'; text: string }
  | { type: 'draft.changed'; text: string }
  | ({ type: 'editing.completed' } & Step)
  | { type: 'editing.cancelled' };

const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(count - 1, 0));

const clampPlace = ({ rows, columns }: { rows: number; columns: number }, { row, column }: Place): Place => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

const moveBy = ({ row, column }: Place, step: Step): Place => ({
  row: row + step.rows,
  column: column + step.columns,
});

/** The selected rectangle. */
export function selection({ at, anchor }: { at: Place; anchor: Place }) {
  return {
    top: Math.min(at.row, anchor.row),
    bottom: Math.max(at.row, anchor.row),
    left: Math.min(at.column, anchor.column),
    right: Math.max(at.column, anchor.column),
  };
}

/** Cursor of a spreadsheet-like grid: one current cell, a selection, and at most one cell being edited. */
export const sheetGridMachine = setup({
  types: {
    context: {} as SheetGridContext,
    input: {} as { sheetId: string; rows: number; columns: number; at: Place },
    events: {} as SheetGridEvent,
    tags: {} as 'busy',
    emitted: {} as { type: 'cellWritten'; text: string } & Place,
  },
  actors: {
    /** Sends `view.chosen`. */
    watchView: listenerNotProvided<{ sheetId: string }>('watchView'),
  },
  guards: {
    anyRow: ({ context }) => context.rows > 0,
  },
  actions: {
    chooseView: assign(({ context }, params: { rows: number; at: Place }) => {
      const at = clampPlace({ rows: params.rows, columns: context.columns }, params.at);
      return { rows: params.rows, at, anchor: at };
    }),
    goTo: assign(({ context }, params: { place: Place; extend: boolean }) => {
      const at = clampPlace(context, params.place);
      return params.extend ? { at } : { at, anchor: at };
    }),
    selectAll: assign(({ context }) => ({
      at: { row: 0, column: 0 },
      anchor: clampPlace(context, { row: context.rows, column: context.columns }),
    })),
    open: assign({
      draft: (_, { text }: { text: string }) => text,
      anchor: ({ context }) => context.at,
    }),
    keepDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    clearDraft: assign({ draft: '' }),
    notifyWritten: emit(({ context }) => ({
      type: 'cellWritten' as const,
      ...context.at,
      text: context.draft,
    })),
  },
}).createMachine({
  id: 'sheetGrid',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    sheetId: input.sheetId,
    rows: input.rows,
    columns: input.columns,
    at: clampPlace(input, input.at),
    anchor: clampPlace(input, input.at),
    draft: '',
  }),
  invoke: {
    id: 'watchView',
    src: 'watchView',
    input: ({ context: { sheetId } }) => ({ sheetId }),
    onError: {},
  },
  initial: 'navigating',
  on: {
    'view.chosen': {
      target: '.navigating',
      actions: ['clearDraft', { type: 'chooseView', params: ({ event }) => event }],
    },
  },
  states: {
    navigating: {
      on: {
        'cell.pointed': {
          actions: { type: 'goTo', params: ({ event }) => ({ place: event, extend: event.extend }) },
        },
        'cursor.moved': {
          actions: {
            type: 'goTo',
            params: ({ context, event }) => ({ place: moveBy(context.at, event), extend: event.extend }),
          },
        },
        'all.selected': { actions: 'selectAll' },
        'editing.started': {
          guard: 'anyRow',
          target: 'editing',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    editing: {
      on: {
        'draft.changed': { actions: { type: 'keepDraft', params: ({ event }) => event } },
        /** Moving to another cell keeps what was typed, as in a spreadsheet. */
        'cell.pointed': {
          target: 'navigating',
          actions: [
            'notifyWritten',
            'clearDraft',
            { type: 'goTo', params: ({ event }) => ({ place: event, extend: false }) },
          ],
        },
        'editing.completed': {
          target: 'navigating',
          actions: [
            'notifyWritten',
            'clearDraft',
            {
              type: 'goTo',
              params: ({ context, event }) => ({ place: moveBy(context.at, event), extend: false }),
            },
          ],
        },
        'editing.cancelled': { target: 'navigating', actions: 'clearDraft' },
      },
    },
  },
});
