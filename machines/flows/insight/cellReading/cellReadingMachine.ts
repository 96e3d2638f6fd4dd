import { assign, setup } from 'xstate';

export interface Cell {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
}

interface ReadingContext {
  size: Size;
  /** The cell that is read; null when the whole map is. */
  cell: Cell | null;
}

export type CellReadingEvent =
  /** The pointer is over a cell, or has left the map. */
  | ({ type: 'cell.pointed' } & Cell)
  | { type: 'cell.left' }
  /** It stays after the pointer has left, until it is chosen again. */
  | ({ type: 'cell.chosen' } & Cell)
  /** Keyboard move by this many rows down and columns to the right. */
  | { type: 'cell.moved'; rows: number; columns: number }
  | { type: 'cell.released' };

const clamp = (place: number, count: number) => Math.min(Math.max(place, 0), count - 1);

/** One cell of a map of rows and columns is read: the one under the pointer, or from a press on until it is pressed again. */
export const cellReadingMachine = setup({
  types: {
    context: {} as ReadingContext,
    input: {} as Size,
    events: {} as CellReadingEvent,
    transitionMeta: {} as { spec: string },
  },
  guards: {
    isCell: ({ context: { size } }, { row, column }: Cell) =>
      row >= 0 && row < size.rows && column >= 0 && column < size.columns,
    isChosen: ({ context: { cell } }, { row, column }: Cell) => cell?.row === row && cell.column === column,
    anyCell: ({ context: { size } }) => size.rows > 0 && size.columns > 0,
  },
  actions: {
    readCell: assign((_, { row, column }: Cell) => ({ cell: { row, column } })),
    /** From the whole map to its first cell, or back to its last. */
    moveCell: assign(({ context: { size, cell } }, { rows, columns }: Size) => {
      const isBack = rows < 0 || columns < 0;
      const outside = isBack ? { row: size.rows, column: size.columns } : { row: -1, column: -1 };
      const { row, column } = cell ?? outside;
      return { cell: { row: clamp(row + rows, size.rows), column: clamp(column + columns, size.columns) } };
    }),
    readAll: assign({ cell: null }),
  },
}).createMachine({
  id: 'cellReading',
  options: { maxIterations: 1000 },
  context: ({ input: { rows, columns } }) => ({ size: { rows, columns }, cell: null }),
  initial: 'following',
  on: {
    'cell.moved': {
      guard: 'anyCell',
      target: '.chosen',
      actions: { type: 'moveCell', params: ({ event }) => event },
    },
  },
  states: {
    /** What is read follows the pointer. */
    following: {
      initial: 'all',
      on: {
        'cell.pointed': {
          guard: { type: 'isCell', params: ({ event }) => event },
          target: '.cell',
          actions: { type: 'readCell', params: ({ event }) => event },
        },
        'cell.chosen': {
          guard: { type: 'isCell', params: ({ event }) => event },
          target: 'chosen',
          actions: { type: 'readCell', params: ({ event }) => event },
        },
      },
      states: {
        all: {},
        cell: { on: { 'cell.left': { target: 'all', actions: 'readAll' } } },
      },
    },
    chosen: {
      on: {
        'cell.chosen': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            target: 'following',
            actions: 'readAll',
          },
          {
            guard: { type: 'isCell', params: ({ event }) => event },
            actions: { type: 'readCell', params: ({ event }) => event },
          },
        ],
        'cell.released': { target: 'following', actions: 'readAll' },
      },
    },
  },
});
