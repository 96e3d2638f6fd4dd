import type { Cell } from '#domain/import/cell.ts';

export interface Row {
  /** The spreadsheet's number of the row. */
  number: number;
  cells: Cell[];
}

export const isEmpty = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''));
