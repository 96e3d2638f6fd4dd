import type { Cell } from '#domain/import/cell.ts';
import { isEmpty, type Row } from './row.ts';
import { limits } from './limits.ts';
import type { Parts } from './parts.ts';
import { SheetRefused } from './refusal.ts';
import { decodeEscapes, type SheetPart, type Workbook } from './workbook.ts';
import { attribute, type XmlListener } from './xml.ts';

const DAY = 86_400_000;

/** A serial date of a spreadsheet (since 1900 or 1904) as a date people write in a form. */
export function dateOfSerial(serial: number, date1904: boolean): string {
  // Excel counts a 29 February 1900 that did not exist: serials before it are off by one day.
  const days = date1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const date = new Date(Math.round((days - 25_569) * DAY));
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10);
}

/** `AB12` → 27; undefined for no such column. */
function columnOf(reference: string): number | undefined {
  let column = 0;
  let at = 0;
  for (; at < reference.length && at < 4; at += 1) {
    const letter = reference.charCodeAt(at) & 0xdf;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return at === 0 || at > 3 ? undefined : column - 1;
}

/** Builds rows from the tags of one sheet and passes on those with content. */
class RowBuilder implements XmlListener {
  readonly #workbook: Workbook;
  readonly #take: (row: Row) => void;
  #rows = 0;
  #number = 0;
  #column = -1;
  #cells: Cell[] = [];
  #type = 'n';
  #style = 0;
  #text = '';
  /** True inside `v`, or inside `t` of an inline string. */
  #reading = false;
  #aside = 0;

  constructor(workbook: Workbook, take: (row: Row) => void) {
    this.#workbook = workbook;
    this.#take = take;
  }

  open(name: string, attributes: string): void {
    switch (name) {
      case 'row':
        this.#startRow(attribute(attributes, 'r'));
        break;
      case 'c':
        this.#column = columnOf(attribute(attributes, 'r') ?? '') ?? this.#column + 1;
        this.#type = attribute(attributes, 't') ?? 'n';
        this.#style = Number(attribute(attributes, 's') ?? 0);
        this.#text = '';
        break;
      case 'v':
        this.#reading = true;
        break;
      case 't':
        this.#reading = this.#aside === 0;
        break;
      case 'rPh':
        this.#aside += 1;
    }
  }

  close(name: string): void {
    switch (name) {
      case 'v':
      case 't':
        this.#reading = false;
        break;
      case 'rPh':
        this.#aside -= 1;
        break;
      case 'c':
        this.#endCell();
        break;
      case 'row':
        this.#endRow();
    }
  }

  text(text: string): void {
    if (!this.#reading) return;
    this.#text += text;
    if (this.#text.length > limits.cellLength) throw new SheetRefused('damaged');
  }

  #startRow(number: string | undefined): void {
    this.#number = number === undefined ? this.#number + 1 : Number(number);
    if (!(this.#number >= 1 && this.#number <= limits.lastRow)) throw new SheetRefused('damaged');
    this.#column = -1;
    this.#cells = [];
  }

  /**
   * Columns far right of the table are not read: a single cell there would make every row long.
   */
  #endCell(): void {
    const value = this.#value();
    if (value === null || this.#column >= limits.columns) return;
    while (this.#cells.length < this.#column) this.#cells.push(null);
    this.#cells[this.#column] = value;
  }

  #value(): Cell {
    const text = this.#text;
    if (text === '') return null;
    switch (this.#type) {
      case 's': {
        const shared = this.#workbook.strings[Number(text)];
        if (shared === undefined) throw new SheetRefused('damaged');
        return shared;
      }
      case 'n': {
        const number = Number(text);
        if (Number.isNaN(number)) throw new SheetRefused('damaged');
        return this.#workbook.dateStyles[this.#style]
          ? dateOfSerial(number, this.#workbook.date1904)
          : number;
      }
      case 'b':
        return text === '1' ? 'TRUE' : 'FALSE';
      case 'd':
        return text.slice(0, 10);
      default:
        return decodeEscapes(text);
    }
  }

  #endRow(): void {
    if (isEmpty(this.#cells)) return;
    this.#rows += 1;
    if (this.#rows > limits.rows + limits.headerRows) throw new SheetRefused('tooManyRows');
    this.#take({ number: this.#number, cells: this.#cells });
  }
}

/** The rows of a sheet with content, in file order. A formula counts as the value saved with it. */
export function readRows(parts: Parts, workbook: Workbook, { part }: SheetPart): Row[] {
  const rows: Row[] = [];
  const builder = new RowBuilder(workbook, (row) => rows.push(row));
  parts.read(part, builder, limits.partBytes.sheet);
  return rows;
}
