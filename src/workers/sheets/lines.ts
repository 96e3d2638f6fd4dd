import { cellText } from '#domain/import/cell.ts';
import { columnKeys, type ColumnKey } from '#domain/import/columns.ts';
import { trackDuplicates, type Duplicates } from '#domain/import/duplicates.ts';
import type { RowCells } from '#domain/import/headings.ts';
import { checkRow, type CheckedRow } from '#domain/import/row.ts';
import { foldTitle } from '#domain/text.ts';
import type { SheetSummary } from '#machines/flows/employees/excelUpload/sheetFacts.ts';
import type { ShownRow } from './protocol.ts';

/** A row of the list. Replaced when its cells change, so that undo can put the former one back; only `sent` is mutated. */
export interface Line {
  readonly number: number;
  readonly cells: RowCells;
  readonly checked: CheckedRow;
  /** Problems that the local check cannot find, by column; kept until the cell changes. */
  readonly refused: Partial<Record<ColumnKey, string>>;
  /** Whether the server has the row as it stands. */
  sent: boolean;
}

/** The card number was not kept on the device, only its mask. */
export const CARD_NOT_KEPT = 'cardNotKept';

const UNIT_UNKNOWN = 'unitUnknown';

export const makeLine = (number: number, cells: RowCells, refused: Line['refused'] = {}): Line => ({
  number,
  cells,
  checked: checkRow(cells),
  refused,
  sent: false,
});

export const hasOwnStatus = ({ cells }: Line): boolean => cellText(cells.status ?? null) !== '';

const hasAny = (errors: object): boolean => {
  for (const _ in errors) return true;
  return false;
};

/** Rows by their index in the file, which never changes, with their current problems. */
export class Lines {
  readonly #lines: (Line | undefined)[];
  readonly #duplicates: Duplicates = trackDuplicates();
  readonly #bad = new Set<number>();
  count = 0;
  withoutStatus = 0;
  cardsMissing = 0;

  constructor(lines: (Line | undefined)[]) {
    this.#lines = lines;
    for (const [index, line] of lines.entries()) {
      if (!line) continue;
      this.#tally(line, 1);
      this.#duplicates.set(index, line.checked.values);
      if (hasAny(line.checked.errors) || hasAny(line.refused)) this.#bad.add(index);
    }
    for (const index of this.#duplicates.all()) this.#bad.add(index);
  }

  get length(): number {
    return this.#lines.length;
  }

  at(index: number): Line | undefined {
    return this.#lines[index];
  }

  entries(): IterableIterator<[number, Line | undefined]> {
    return this.#lines.entries();
  }

  isBad(index: number): boolean {
    return this.#bad.has(index);
  }

  /** Rows with problems, in the order of the list. */
  bad(): number[] {
    return [...this.#bad].sort((a, b) => a - b);
  }

  badCount(): number {
    return this.#bad.size;
  }

  /** The first rows with problems, in the order of the list, except rows that only need a new unit. */
  firstBad(most: number): number[] {
    const found: number[] = [];
    for (let index = 0; index < this.#lines.length && found.length < most; index += 1)
      if (this.#bad.has(index) && !this.#needsUnitAlone(index)) found.push(index);
    return found;
  }

  #needsUnitAlone(index: number): boolean {
    const { refused, checked } = this.#lines[index]!;
    const isAlone = refused.unit === UNIT_UNKNOWN && Object.keys(refused).length === 1;
    return isAlone && !hasAny(checked.errors) && this.#duplicates.columnsOf(index).length === 0;
  }

  #tally(line: Line | undefined, by: 1 | -1): void {
    if (!line) return;
    this.count += by;
    if (!hasOwnStatus(line)) this.withoutStatus += by;
    if (line.refused.cardNumber === CARD_NOT_KEPT) this.cardsMissing += by;
  }

  put(index: number, line: Line | undefined): void {
    this.#tally(this.#lines[index], -1);
    this.#lines[index] = line;
    this.#tally(line, 1);
    for (const other of [index, ...this.#duplicates.set(index, line?.checked.values)]) this.#judge(other);
  }

  #judge(index: number): void {
    const line = this.#lines[index];
    const bad =
      line !== undefined &&
      (hasAny(line.checked.errors) || hasAny(line.refused) || this.#duplicates.columnsOf(index).length > 0);
    if (bad) this.#bad.add(index);
    else this.#bad.delete(index);
  }

  /** Refuses the rows that name none of these units. */
  knowUnits(titles: readonly string[]): void {
    const known = new Set(titles.map(foldTitle));
    for (const [index, line] of this.#lines.entries()) {
      const unit = line?.checked.values.unit;
      if (line && unit !== undefined && !known.has(foldTitle(unit)))
        this.put(index, { ...line, refused: { ...line.refused, unit: UNIT_UNKNOWN } });
    }
  }

  /** The unknown units, each title once as it is written first, and the rows that only need one of them. */
  newUnits(): SheetSummary['newUnits'] {
    const titles = new Map<string, string>();
    let rows = 0;
    for (const index of this.bad()) {
      const { refused, checked } = this.#lines[index]!;
      const { unit } = checked.values;
      if (refused.unit !== UNIT_UNKNOWN || unit === undefined) continue;
      if (!titles.has(foldTitle(unit))) titles.set(foldTitle(unit), unit);
      if (this.#needsUnitAlone(index)) rows += 1;
    }
    return { titles: [...titles.values()], rows };
  }

  shown(index: number): ShownRow | undefined {
    const line = this.#lines[index];
    if (!line) return undefined;
    const { number, cells, checked, refused } = line;
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
}
