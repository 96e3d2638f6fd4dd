import type { ChosenStatus } from '#domain/employee.ts';
import { cellText, type Cell } from '#domain/import/cell.ts';
import { columnKeys, type ColumnKey } from '#domain/import/columns.ts';
import { cellsByColumn, type Mapping } from '#domain/import/headings.ts';
import type { SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import { EditHistory, type Edit } from './editHistory.ts';
import type { Table } from './findTable.ts';
import { fromKept, maskOfCard, toKept } from './keptRows.ts';
import { CARD_NOT_KEPT, Lines, makeLine, type Line } from './lines.ts';
import type { GridPlace, KeptBlock, KeptRow, RefusedRow, RowsView, ShownRow, ShownView } from './protocol.ts';
import { Staging } from './staging.ts';
import type { Row } from './row.ts';

type OnProgress = (done: number, total: number) => void;

/** Rows with problems that the notice names; the grid shows all. */
const MOST_NAMED = 100;

/** Rows of one block that is kept on the device. */
const BLOCK = 1000;

/** The list with all corrections. Rows are identified by their index in the file, which never changes. */
export class Sheet {
  readonly #lines: Lines;
  readonly #history = new EditHistory();
  readonly #unkept = new Set<number>();
  readonly staging: Staging;
  /** Indexes of the rows the grid shows, in order. */
  #view: number[] = [];

  private constructor(lines: (Line | undefined)[]) {
    this.#lines = new Lines(lines);
    this.staging = new Staging(this.#lines);
  }

  static read({ rows }: Table, mapping: Mapping, onProgress: OnProgress): Sheet {
    return new Sheet(
      rows.map(({ number, cells }, index) => {
        if (index % 1000 === 0) onProgress(index, rows.length);
        return makeLine(number, cellsByColumn(cells, mapping));
      }),
    );
  }

  static restore(blocks: readonly KeptBlock[], newStatus: ChosenStatus, onProgress: OnProgress): Sheet {
    const rows = [...blocks].sort((a, b) => a.at - b.at).flatMap((block) => block.rows);
    const sheet = new Sheet(
      rows.map((row: KeptRow, index) => {
        if (index % 1000 === 0) onProgress(index, rows.length);
        return fromKept(row);
      }),
    );
    sheet.staging.newStatus = newStatus;
    return sheet;
  }

  summary(): SheetSummary {
    return {
      rows: this.#lines.count,
      problems: this.#lines.badCount(),
      badRows: this.#lines.firstBad(MOST_NAMED).flatMap((index) => {
        const { number, problems } = this.#lines.shown(index) ?? {};
        return number === undefined || !problems ? [] : [{ number, problems }];
      }),
      withoutStatus: this.#lines.withoutStatus,
      newStatus: this.staging.newStatus,
      cardsMissing: this.#lines.cardsMissing,
      newUnits: this.#lines.newUnits(),
      canUndo: this.#history.canUndo,
      canRedo: this.#history.canRedo,
    };
  }

  /**
   * Chooses the rows of the grid. They stay until the next choice: a row that was just corrected does not disappear while
   * it is being edited.
   */
  show(view: RowsView): ShownView {
    this.#view = [];
    for (const [index, line] of this.#lines.entries())
      if (line && (view === 'all' || this.#lines.isBad(index))) this.#view.push(index);
    return { rows: this.#view.length, at: this.#firstProblem() };
  }

  #firstProblem(): GridPlace {
    const row = this.#view.findIndex((index) => this.#lines.isBad(index));
    const problems = this.#lines.shown(this.#view[row] ?? -1)?.problems ?? {};
    const column = columnKeys.findIndex((key) => problems[key] !== undefined);
    return { row: Math.max(row, 0), column: Math.max(column, 0) };
  }

  window(from: number, to: number): ShownRow[] {
    return this.#view.slice(from, to).flatMap((index) => this.#lines.shown(index) ?? []);
  }

  #put(index: number, line: Line | undefined): void {
    this.staging.changing(this.#lines.at(index), line);
    this.#lines.put(index, line);
    this.#unkept.add(Math.floor(index / BLOCK));
  }

  /** Writes texts into the cells from this place of the grid on; what lies beyond the edge is dropped. */
  write(row: number, column: number, texts: readonly (readonly string[])[], typing = false): void {
    const before = new Map<number, Line | undefined>();
    for (const [down, written] of texts.entries()) {
      const index = this.#view[row + down];
      const line = index === undefined ? undefined : this.#lines.at(index);
      if (index === undefined || !line) break;
      const cells = { ...line.cells };
      const refused = { ...line.refused };
      for (const [right, text] of written.entries()) {
        const key = columnKeys[column + right];
        if (!key) break;
        cells[key] = text;
        delete refused[key];
      }
      before.set(index, line);
      this.#put(index, makeLine(line.number, cells, refused));
    }
    if (before.size) this.#history.record({ before, index: this.#view[row] ?? 0, column, typing });
  }

  /** Removes the row at this place of the grid, or every row with problems. */
  remove(row?: number): void {
    const indexes = row === undefined ? this.#lines.bad() : this.#view.slice(row, row + 1);
    const before = new Map(indexes.map((index) => [index, this.#lines.at(index)]));
    for (const index of indexes) this.#put(index, undefined);
    this.#dropRemoved();
    const [first] = indexes;
    if (first !== undefined) this.#history.record({ before, index: first, column: 0, typing: false });
  }

  #dropRemoved(): void {
    this.#view = this.#view.filter((index) => this.#lines.at(index));
  }

  undo(): ShownView | null {
    return this.#reverted(this.#history.undo((edit) => this.#revert(edit)));
  }

  redo(): ShownView | null {
    return this.#reverted(this.#history.redo((edit) => this.#revert(edit)));
  }

  #revert(edit: Edit): Edit {
    const before = new Map<number, Line | undefined>();
    for (const [index, line] of edit.before) {
      before.set(index, this.#lines.at(index));
      this.#put(index, line && { ...line, sent: false });
    }
    return { ...edit, before, typing: false };
  }

  /** Adds the restored rows to the grid and puts the cursor where the change was. */
  #reverted(edit: Edit | undefined): ShownView | null {
    if (!edit) return null;
    this.#view = [...new Set([...this.#view, ...edit.before.keys()])].sort((a, b) => a - b);
    this.#dropRemoved();
    const row = this.#view.findIndex((index) => index >= edit.index);
    return {
      rows: this.#view.length,
      at: { row: row < 0 ? Math.max(this.#view.length - 1, 0) : row, column: edit.column },
    };
  }

  knowUnits(titles: readonly string[]): void {
    this.#lines.knowUnits(titles);
  }

  /** Attaches the problems that the server found, by the numbers of the rows. */
  refuse(rows: readonly RefusedRow[]): void {
    const found = new Map(rows.map((row) => [row.number, row.errors]));
    for (const [index, line] of this.#lines.entries()) {
      const errors = line && found.get(line.number);
      if (line && (errors || Object.keys(line.refused).length > 0))
        this.#lines.put(index, { ...line, refused: { ...errors } });
    }
  }

  /**
   * Restores card numbers that were not kept: a row of the file with the same number holds a cell with the same mask.
   */
  fillCards(rows: readonly Row[]): void {
    const byNumber = new Map(rows.map((row) => [row.number, row.cells]));
    for (const [index, line] of this.#lines.entries()) {
      if (line?.refused.cardNumber !== CARD_NOT_KEPT) continue;
      const mask = cellText(line.cells.cardNumber ?? null);
      const card = byNumber.get(line.number)?.find((cell: Cell) => maskOfCard(cell) === mask);
      if (card === undefined) continue;
      const { cardNumber: _, ...refused } = line.refused;
      this.#put(index, makeLine(line.number, { ...line.cells, cardNumber: card }, refused));
    }
    // Clears the history, because an undo would bring the masks back.
    this.#history.clear();
  }

  /**
   * Rows with problems as they are now, to be corrected elsewhere; some optional columns only if they hold anything.
   */
  badRows(): { keys: ColumnKey[]; rows: string[][] } {
    const holds = (key: ColumnKey) => this.#lines.bad().some((index) => this.#lines.at(index)?.cells[key]);
    const keys = columnKeys.filter((key) =>
      key === 'salaryFrom' || key === 'unit' || key === 'schedule'
        ? holds(key)
        : key !== 'status' || this.#lines.withoutStatus < this.#lines.count,
    );
    const rows = this.#lines
      .bad()
      .map((index) => keys.map((key) => cellText(this.#lines.at(index)?.cells[key] ?? null)));
    return { keys, rows };
  }

  unkept(all: boolean): KeptBlock | null {
    if (all) for (let at = 0; at * BLOCK < this.#lines.length; at += 1) this.#unkept.add(at);
    const [at] = this.#unkept;
    if (at === undefined) return null;
    this.#unkept.delete(at);
    const rows: KeptRow[] = [];
    for (let index = at * BLOCK; index < Math.min((at + 1) * BLOCK, this.#lines.length); index += 1)
      rows.push(toKept(this.#lines.at(index)));
    return { at, rows };
  }
}
