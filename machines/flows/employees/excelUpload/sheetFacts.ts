import type { Mapping } from '#domain/import/headings.ts';

/** What the machines know of a file and its list; the list itself stays with its reader. */

/** Why a file is not read at all; each has a sentence that says what to do (src/i18n, upload.refused). */
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
] as const;

export type RefusalCode = (typeof refusals)[number];

/** Real actors reject with an error that carries `refusal`; anything else is the reader's own fault. */
export const toRefusal = (error: unknown): RefusalCode =>
  typeof error === 'object' && error !== null && 'refusal' in error
    ? (error.refusal as RefusalCode)
    : 'stuck';

export interface OpenedFile {
  headings: string[];
  mapping: Mapping;
  rows: number;
  /** The first values of each column, to tell by what it holds. */
  samples: string[][];
}

export interface SheetSummary {
  rows: number;
  problems: number;
  /** Number of the first row with problems, as the file counts. */
  firstProblem: number | null;
}
