import { defineCases } from '#machines/support/cases.ts';
import { selection, sheetGridMachine } from './sheetGridMachine.ts';

const still = { rows: 0, columns: 0 };

export const cases = defineCases(sheetGridMachine, {
  inputs: {
    small: { sheetId: 'list', rows: 3, columns: 2, at: { row: 0, column: 0 } },
    empty: { sheetId: 'list', rows: 0, columns: 2, at: { row: 0, column: 0 } },
  },
  cases: {
    'view.chosen': {
      all: { rows: 3, at: { row: 0, column: 1 } },
      one: { rows: 1, at: { row: 0, column: 1 } },
      none: { rows: 0, at: { row: 0, column: 0 } },
    },
    'cell.pointed': {
      first: { row: 0, column: 0, extend: false },
      last: { row: 2, column: 1, extend: true },
    },
    'cursor.moved': {
      down: { rows: 1, columns: 0, extend: false },
      left: { rows: 0, columns: -1, extend: true },
      far: { rows: 1e9, columns: 1e9, extend: false },
    },
    'all.selected': { default: {} },
    'editing.started': { over: { text: 'a' } },
    'draft.changed': { default: { text: 'ab' } },
    'editing.completed': { inPlace: still, below: { rows: 1, columns: 0 } },
    'editing.cancelled': { default: {} },
  },
  invariant: ({ context, value }) => {
    const { rows, columns, draft } = context;
    const { top, bottom, left, right } = selection(context);
    if (top < 0 || left < 0 || bottom > Math.max(rows - 1, 0) || right >= columns)
      return 'something outside the grid is selected';
    if (value === 'editing' && rows === 0) return 'a cell is edited where there is none';
    if (value === 'navigating' && draft !== '') return 'a draft is left behind';
    return undefined;
  },
});
