import type { SheetCell, SheetColumn } from '../shape.ts';
import type { Look } from './looks.ts';

/** A cell of a printed form; it may cover columns to its right and rows below. */
export interface FormCell {
  /** Counted from 0. */
  column: number;
  value: SheetCell;
  look: Look;
  across?: number;
  down?: number;
}

export interface FormRow {
  /** From left to right. */
  cells: readonly FormCell[];
  /** In points; `ROW` without it. */
  height?: number;
  /** Height, in points, of the rows from this one on that stay on one page. */
  keep?: number;
}

/** Height of a row of a form, in points. */
export const ROW = 12;

/** Rows of both sheets that are written together. */
export interface BookPortion {
  form: readonly FormRow[];
  table: readonly (readonly SheetCell[])[];
}

/** A form to be printed on A4, across, as wide as one page, and behind it a table of the same. */
export interface BookSetup {
  form: {
    title: string;
    widths: readonly number[];
    /** Rows that are repeated at the top of every printed page, counted from 1. */
    repeatedRows: { from: number; to: number };
  };
  table: { title: string; columns: readonly SheetColumn[] };
}
