import type { ColumnKey } from '#domain/import/columns.ts';
import type { Mapping } from '#domain/import/headings.ts';
import type { ImportedPerson } from '#domain/import/row.ts';
import type { Language } from '#domain/language.ts';
import type {
  OpenedFile,
  RefusalCode,
  SheetSummary,
} from '#machines/flows/employees/excelUpload/sheetFacts.ts';

/** What page and worker say to each other. The list itself never leaves the worker: the page asks for what it shows. */

export type RowsView = 'all' | 'problems';

export interface ShownRow {
  index: number;
  number: number;
  /** As written, in the order of the columns. */
  cells: string[];
  problems: Partial<Record<ColumnKey, string>>;
  /** Number of another row with the same value. */
  twins: Partial<Record<ColumnKey, number>>;
  warnings: Partial<Record<ColumnKey, string>>;
}

export interface RefusedRow {
  number: number;
  errors: Partial<Record<ColumnKey, string>>;
}

export interface StagedRow {
  number: number;
  person: ImportedPerson;
}

/** What the server lacks, under one key for as long as it is the same. */
export interface SheetChunk {
  key: string;
  rows: StagedRow[];
  /** Numbers of rows that it has and that are no longer in the list. */
  removed: number[];
}

export interface SheetMethods {
  open(file: Blob): OpenedFile;
  check(mapping: Mapping): SheetSummary;
  show(view: RowsView): number;
  window(from: number, to: number): ShownRow[];
  /** Texts into the cells from this place of the grid on, to the right and down; what lies beyond its edge is left out. */
  write(row: number, column: number, texts: string[][]): SheetSummary;
  /** A row by its place in the grid; without one, all that have problems. */
  remove(row?: number): SheetSummary;
  refuse(rows: RefusedRow[]): SheetSummary;
  /** The next rows to send, or null; `newKey` is theirs unless they have one already. */
  chunk(newKey: string): SheetChunk | null;
  /** The server has the chunk: how many rows are left. */
  arrived(): number;
  /** The server has nothing of the list. */
  unsend(): void;
  badRows(language: Language): string;
}

export type SheetMethod = keyof SheetMethods;

export interface Question<M extends SheetMethod = SheetMethod> {
  id: number;
  method: M;
  values: Parameters<SheetMethods[M]>;
}

export type Answer =
  { id: number; value: unknown } | { id: number; refused: RefusalCode | null } | { progress: number };
