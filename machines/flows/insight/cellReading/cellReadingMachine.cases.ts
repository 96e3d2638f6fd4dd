import { defineCases } from '#machines/support/cases.ts';
import { cellReadingMachine } from './cellReadingMachine.ts';

export const cases = defineCases(cellReadingMachine, {
  inputs: { usual: { rows: 7, columns: 12 } },
  cases: {
    'cell.pointed': { first: { row: 0, column: 0 }, last: { row: 6, column: 11 } },
    'cell.left': { default: {} },
    'cell.chosen': { first: { row: 0, column: 0 }, last: { row: 6, column: 11 } },
    'cell.moved': {
      right: { rows: 0, columns: 1 },
      down: { rows: 1, columns: 0 },
      left: { rows: 0, columns: -1 },
      up: { rows: -1, columns: 0 },
    },
    'cell.released': { default: {} },
  },
  invariant: (snapshot) => {
    const { cell, size } = snapshot.context;
    if (cell && (cell.row >= size.rows || cell.column >= size.columns || cell.row < 0 || cell.column < 0))
      return 'a cell is read that is not there';
    if ((cell === null) !== snapshot.matches({ following: 'all' })) return 'the state and the cell disagree';
    return undefined;
  },
});
