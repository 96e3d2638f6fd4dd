import type { Cell } from '#domain/import/cell.ts';

export interface Row {
  /** As numbered by the spreadsheet. */
  number: number;
  cells: Cell[];
}

export const isEmpty = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''));
