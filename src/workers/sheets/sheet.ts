import { cellText } from '#domain/import/cell.ts';
import { columnKeys, type ColumnKey } from '#domain/import/columns.ts';
import { trackDuplicates, type Duplicates } from '#domain/import/duplicates.ts';
import { cellsByColumn, type Mapping, type RowCells } from '#domain/import/headings.ts';
import { checkRow, personOf, type CheckedRow } from '#domain/import/row.ts';
import type { SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { RefusedRow, RowsView, SheetChunk, ShownRow, StagedRow } from './protocol.ts';
import type { Table } from './findTable.ts';

interface Line {
  number: number;
  cells: RowCells;
  checked: CheckedRow;
  /** What the server found, by column, until the cell is changed. */
  refused: Partial<Record<ColumnKey, string>>;
  /** Whether the server has it as it stands. */
  sent: boolean;
}

/** The most rows that the contract takes at once. */
const CHUNK = 500;

const any = (errors: object): boolean => {
  for (const _ in errors) return true;
  return false;
};

/** The list as it stands after the corrections so far. Rows are known by their place in the file's list, which never changes. */
export class Sheet {
  readonly #lines: (Line | undefined)[];
  readonly #duplicates: Duplicates = trackDuplicates();
  readonly #bad = new Set<number>();
  #count: number;
  #view: number[] = [];
  /** Numbers of rows that the server may have. */
  readonly #removed = new Set<number>();
  /** On its way, or waiting to go again. */
  #chunk: SheetChunk | null = null;

  constructor({ rows }: Table, mapping: Mapping, onProgress: (done: number, total: number) => void) {
    this.#count = rows.length;
    this.#lines = rows.map(({ number, cells }, index) => {
      const byColumn = cellsByColumn(cells, mapping);
      const checked = checkRow(byColumn);
      this.#duplicates.set(index, checked.values);
      if (any(checked.errors)) this.#bad.add(index);
      if (index % 1000 === 0) onProgress(index, rows.length);
      return { number, cells: byColumn, checked, refused: {}, sent: false };
    });
    for (const index of this.#duplicates.all()) this.#bad.add(index);
  }

  #judge(index: number): void {
    const line = this.#lines[index];
    const bad =
      line !== undefined &&
      (any(line.checked.errors) || any(line.refused) || this.#duplicates.columnsOf(index).length > 0);
    if (bad) this.#bad.add(index);
    else this.#bad.delete(index);
  }

  summary(): SheetSummary {
    let first: number | undefined;
    for (const index of this.#bad) if (first === undefined || index < first) first = index;
    return {
      rows: this.#count,
      problems: this.#bad.size,
      firstProblem: first === undefined ? null : (this.#lines[first]?.number ?? null),
    };
  }

  /**
   * Chooses what the grid shows. What is shown then stays until it is chosen anew: a row that has just been corrected
   * must not vanish from under the hands.
   */
  show(view: RowsView): number {
    this.#view = [...this.#lines.keys()].filter(
      (index) => this.#lines[index] && (view === 'all' || this.#bad.has(index)),
    );
    return this.#view.length;
  }

  /** Of what is shown, by places in the grid. */
  window(from: number, to: number): ShownRow[] {
    return this.#view.slice(from, to).flatMap((index) => {
      const line = this.#lines[index];
      return line ? [this.#shown(index, line)] : [];
    });
  }

  #shown(index: number, { number, cells, checked, refused }: Line): ShownRow {
    const problems: ShownRow['problems'] = { ...refused, ...checked.errors };
    const twins: ShownRow['twins'] = {};
    for (const column of this.#duplicates.columnsOf(index)) {
      problems[column] ??= 'duplicateInList';
      const twin = this.#duplicates.twinOf(index, column);
      const other = twin === undefined ? undefined : this.#lines[twin]?.number;
      if (other !== undefined) twins[column] = other;
    }
    return {
      index,
      number,
      cells: columnKeys.map((key) => cellText(cells[key] ?? null)),
      problems,
      twins,
      warnings: checked.warnings,
    };
  }

  /** Into the cells from this place of the grid on; what lies beyond its edge is left out. */
  write(row: number, column: number, texts: readonly (readonly string[])[]): void {
    for (const [down, cells] of texts.entries()) {
      const index = this.#view[row + down];
      const line = index === undefined ? undefined : this.#lines[index];
      if (index === undefined || !line) return;
      for (const [right, text] of cells.entries()) {
        const key = columnKeys[column + right];
        if (!key) break;
        line.cells[key] = text;
        delete line.refused[key];
      }
      line.checked = checkRow(line.cells);
      line.sent = false;
      this.#chunk = null;
      this.#settle(index, line.checked.values);
    }
  }

  #settle(index: number, values: CheckedRow['values'] | undefined): void {
    for (const other of [index, ...this.#duplicates.set(index, values)]) this.#judge(other);
  }

  /** Takes the row at this place of the grid out of the list; without one, all that have problems. */
  remove(row?: number): void {
    const indexes = row === undefined ? [...this.#bad] : this.#view.slice(row, row + 1);
    this.#chunk = null;
    for (const index of indexes) {
      const line = this.#lines[index];
      if (!line) continue;
      this.#removed.add(line.number);
      this.#lines[index] = undefined;
      this.#count -= 1;
      this.#settle(index, undefined);
    }
    this.#view = this.#view.filter((index) => this.#lines[index]);
  }

  /** What the server found, by the numbers of the rows. */
  refuse(rows: readonly RefusedRow[]): void {
    const found = new Map(rows.map((row) => [row.number, row.errors]));
    for (const [index, line] of this.#lines.entries()) {
      if (!line) continue;
      line.refused = { ...found.get(line.number) };
      this.#judge(index);
    }
  }

  chunk(newKey: string): SheetChunk | null {
    if (this.#chunk) return this.#chunk;
    const rows: StagedRow[] = [];
    for (const line of this.#lines) {
      const person = line && !line.sent ? personOf(line.checked) : undefined;
      if (line && person) rows.push({ number: line.number, person });
      if (rows.length === CHUNK) break;
    }
    const removed = [...this.#removed].slice(0, CHUNK);
    if (rows.length + removed.length > 0) this.#chunk = { key: newKey, rows, removed };
    return this.#chunk;
  }

  arrived(): number {
    const numbers = new Set(this.#chunk?.rows.map((row) => row.number));
    let left = 0;
    for (const line of this.#lines) {
      if (line && numbers.has(line.number)) line.sent = true;
      if (line && !line.sent) left += 1;
    }
    for (const number of this.#chunk?.removed ?? []) this.#removed.delete(number);
    this.#chunk = null;
    return left + this.#removed.size;
  }

  unsend(): void {
    for (const line of this.#lines) if (line) line.sent = false;
    this.#removed.clear();
    this.#chunk = null;
  }

  /** Rows with problems as they stand, to be corrected elsewhere. */
  badRows(): string[][] {
    return [...this.#bad]
      .sort((a, b) => a - b)
      .map((index) => columnKeys.map((key) => cellText(this.#lines[index]?.cells[key] ?? null)));
  }
}
