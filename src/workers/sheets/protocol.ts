import type { ChosenStatus } from '#domain/employee.ts';
import type { Cell } from '#domain/import/cell.ts';
import type { ColumnKey } from '#domain/import/columns.ts';
import type { Mapping } from '#domain/import/headings.ts';
import type { ImportedPerson } from '#domain/import/row.ts';
import type { Language } from '#domain/language.ts';
import type {
  OpenedFile,
  RefusalCode,
  SheetSummary,
} from '#machines/flows/employees/excelUpload/sheetFacts.ts';

/** Messages between page and worker. The list stays in the worker; the page asks for the rows it shows. */

export type RowsView = 'all' | 'problems';

/** A cell of the grid: row within the view, column in template order. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface ShownRow {
  index: number;
  number: number;
  /** The texts as written, in template order. */
  cells: string[];
  problems: Partial<Record<ColumnKey, string>>;
  /** Number of another row with the same value. */
  twins: Partial<Record<ColumnKey, number>>;
  warnings: Partial<Record<ColumnKey, string>>;
}

/** The view after it was chosen, or after undo and redo, which may bring rows back or take them out. */
export interface ShownView {
  rows: number;
  /** Where the cursor belongs: the first problem, or the cell that was changed. */
  at: GridPlace;
}

export interface ChangedView extends ShownView {
  summary: SheetSummary;
}

export interface RefusedRow {
  number: number;
  errors: Partial<Record<ColumnKey, string>>;
}

export interface StagedRow {
  number: number;
  person: ImportedPerson;
}

/** Rows the server does not have yet. The key is reused until the chunk arrives or changes. */
export interface SheetChunk {
  key: string;
  rows: StagedRow[];
  /** Numbers of rows that the server may have and that are no longer in the list. */
  removed: number[];
}

/** A row as it is kept on the device: card numbers are masked. Null where a row was removed. */
export type KeptRow = { number: number; cells: Cell[]; cardMasked: boolean } | null;

/** Consecutive rows, in the order of the list. */
export interface KeptBlock {
  at: number;
  rows: KeptRow[];
}

export interface SheetMethods {
  open(file: Blob): OpenedFile;
  check(mapping: Mapping): SheetSummary;
  /** The company's units: a row that names another has a problem. */
  knowUnits(titles: string[]): SheetSummary;
  /** Continues a list that was kept on the device. */
  restore(blocks: KeptBlock[], newStatus: ChosenStatus): SheetSummary;
  /** Reads the card numbers that were not kept from the file the list came from. */
  fillCards(file: Blob): SheetSummary;
  show(view: RowsView): ShownView;
  window(from: number, to: number): ShownRow[];
  /**
   * Writes texts into the cells from this place of the grid on, to the right and down; what lies beyond the edge is
   * dropped. Consecutive `typing` in one cell is one step of undo.
   */
  write(row: number, column: number, texts: string[][], typing?: boolean): SheetSummary;
  /** Removes the row at this place of the grid, or every row with problems. */
  remove(row?: number): SheetSummary;
  /** Null when there is nothing to undo. */
  undo(): ChangedView | null;
  redo(): ChangedView | null;
  /** The status that new people without one of their own start with. */
  chooseNewStatus(status: ChosenStatus): SheetSummary;
  refuse(rows: RefusedRow[]): SheetSummary;
  /** The next rows to send, or null. */
  chunk(newKey: string): SheetChunk | null;
  /** The chunk has arrived. Returns how many rows are left. */
  arrived(): number;
  /** Marks every row as unsent: the server has nothing of the list. */
  unsend(): void;
  badRows(language: Language): string;
  /** The next block that has changed since it was last asked for, or null. `all` begins with every row. */
  unkept(all: boolean): KeptBlock | null;
}

export type SheetMethod = keyof SheetMethods;

export interface Question<M extends SheetMethod = SheetMethod> {
  id: number;
  method: M;
  values: Parameters<SheetMethods[M]>;
}

export type Answer =
  { id: number; value: unknown } | { id: number; refused: RefusalCode | null } | { progress: number };
