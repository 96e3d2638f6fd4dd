import type { ChosenStatus } from '#domain/employee.ts';
import type { ColumnKey } from '#domain/import/columns.ts';
import type { Mapping } from '#domain/import/headings.ts';

/** What the machines know about a file and its rows; the rows stay in the reader. */

/** Why a file or a kept list was refused; each reason has a text that says what to do (src/i18n, upload.refused). */
export const refusals = [
  'tooLarge',
  'tooManyRows',
  'wrongType',
  'oldExcel',
  'password',
  'macros',
  'damaged',
  'unsafe',
  'empty',
  'stuck',
  'keptUnreadable',
] as const;

export type RefusalCode = (typeof refusals)[number];

/** Actors reject with an error that carries `refusal`; anything else is a fault of the reader. */
export const toRefusal = (error: unknown): RefusalCode =>
  typeof error === 'object' && error !== null && 'refusal' in error
    ? (error.refusal as RefusalCode)
    : 'stuck';

export interface OpenedFile {
  headings: string[];
  mapping: Mapping;
  rows: number;
  /** Sample values of each column. */
  samples: string[][];
}

/** A row with problems, and the problems by column. */
export interface BadRow {
  /** Number of the row in the file. */
  number: number;
  problems: Partial<Record<ColumnKey, string>>;
}

export interface SheetSummary {
  rows: number;
  problems: number;
  /** The first hundred rows with problems, in the order of the list, except rows that only need a new unit. */
  badRows: BadRow[];
  /** Rows whose status is blank: people who are new start with `newStatus`. */
  withoutStatus: number;
  newStatus: ChosenStatus;
  /** Rows that came back from the device without their card numbers. */
  cardsMissing: number;
  /** Units that the company does not have. */
  newUnits: {
    titles: string[];
    /** Rows whose only problem is a missing unit. */
    rows: number;
  };
  canUndo: boolean;
  canRedo: boolean;
}

/** The server's check of the whole list. */
export interface JudgedList {
  summary: SheetSummary;
  /** People whom the company has with other data: the employer chooses whether to update them. */
  undecided: number;
  /** People to be added or updated. */
  changes: number;
}
