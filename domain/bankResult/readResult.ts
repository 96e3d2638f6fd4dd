import { withoutHiddenSigns } from '../fields/hiddenSigns.ts';
import { cellText, hasLostDigits, type Cell } from '../import/cell.ts';
import { somOfCell } from '../import/money.ts';
import type { CompanyDate } from '../calendar/date.ts';
import { readWrittenDate } from '../fields/writtenDate.ts';
import type { Tiyin } from '../money.ts';
import { outcomeOfWord, resultColumnOf, type BankOutcome, type ResultColumn } from './columns.ts';

/** A bank's row about a payment; key, card or PINFL names it. */
export interface ResultRow {
  /** As numbered by the spreadsheet. */
  line: number;
  key?: string;
  cardNumber?: string;
  pinfl?: string;
  amount: Tiyin;
  outcome: BankOutcome;
  /** The row's day, or the file's. */
  day?: CompanyDate;
  note?: string;
}

export type RowProblem = 'nobody' | 'digitsLost' | 'amount' | 'outcome';

export interface UnreadRow<Problem = RowProblem> {
  line: number;
  problem: Problem;
  /** As written. */
  text: string;
}

export interface ReadResult {
  rows: ResultRow[];
  unread: UnreadRow[];
}

/** What an unreadable file lacks. */
export type ResultRefusal = 'noHeadings' | 'noPayee' | 'noAmount' | 'noOutcome';

export interface SheetRow {
  number: number;
  cells: readonly Cell[];
}
export type Mapping<Column extends string> = Partial<Record<Column, number>>;

const LOOK_AT_ROWS = 20;
const NOTE_LENGTH = 300;
/** A payout’s id and the number of the attempt. Banks have columns of their own numbers under the same headings. */
const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.\d{1,5}$/;

/**
 * Reads the rows below the headings, which are the row with the most known ones. Unreadable rows are listed, and never
 * guessed.
 */
export function readResult(rows: readonly SheetRow[]): ReadResult | ResultRefusal {
  const found = findHeadings(rows, resultColumnOf);
  if (!found) return 'noHeadings';
  const { at, mapping } = found;
  if (mapping.key === undefined && mapping.cardNumber === undefined && mapping.pinfl === undefined)
    return 'noPayee';
  if (mapping.amount === undefined) return 'noAmount';
  if (mapping.outcome === undefined) return 'noOutcome';
  const read: ReadResult = { rows: [], unread: [] };
  const ownDay = findDay(rows.slice(0, at));
  for (const row of rows.slice(at + 1)) {
    const one = readRow(row, mapping, ownDay);
    if ('problem' in one) read.unread.push(one);
    else read.rows.push(one);
  }
  return read;
}

/** Finds the row with the most known headings: its index, and the index of each column. */
export function findHeadings<Column extends string>(
  rows: readonly SheetRow[],
  columnOf: (heading: string) => Column | undefined,
): { at: number; mapping: Mapping<Column> } | undefined {
  let best: { at: number; mapping: Mapping<Column>; known: number } | undefined;
  for (const [at, { cells }] of rows.slice(0, LOOK_AT_ROWS).entries()) {
    const mapping: Mapping<Column> = {};
    for (const [index, cell] of cells.entries()) {
      const column = columnOf(cellText(cell));
      if (column) mapping[column] ??= index;
    }
    const known = Object.keys(mapping).length;
    // One word alone may stand in a title.
    if (known > 1 && known > (best?.known ?? 0)) best = { at, mapping, known };
  }
  return best;
}

/** A number of this many digits, ignoring separators; undefined where a spreadsheet has lost some. */
export function digitsOf(cell: Cell, length: number): string | undefined {
  if (hasLostDigits(cell)) return undefined;
  const found = cellText(cell).replace(/[\s-]/g, '');
  return found.length === length && /^\d+$/.test(found) ? found : undefined;
}

/** The text by which a row is listed. */
export const textOfRow = (cells: readonly Cell[]): string =>
  cells.map(cellText).filter(Boolean).join(' · ').slice(0, NOTE_LENGTH);

/** A time of the day may follow. */
const dayOf = (text: string): CompanyDate | undefined => readWrittenDate(text.split(/[\sT]/, 1)[0]!);

/** The date of the file: above the headings, after a word for it in the same or the next cell. */
function findDay(above: readonly SheetRow[]): CompanyDate | undefined {
  for (const { cells } of above) {
    const texts = cells.map(cellText).filter(Boolean);
    for (const [index, text] of texts.entries()) {
      const [, word = text, written = texts[index + 1] ?? ''] = /^(\D+?)[\s:]+(\d.*)$/.exec(text) ?? [];
      const day = resultColumnOf(word) === 'day' ? dayOf(written) : undefined;
      if (day) return day;
    }
  }
  return undefined;
}

function readRow(
  { number: line, cells }: SheetRow,
  mapping: Mapping<ResultColumn>,
  ownDay: CompanyDate | undefined,
): ResultRow | UnreadRow {
  const cell = (column: ResultColumn): Cell => cells[mapping[column] ?? -1] ?? null;
  const text = (column: ResultColumn) => cellText(cell(column));
  const digits = (column: ResultColumn, length: number) => digitsOf(cell(column), length);
  const written = text('key').toLowerCase();
  const key = KEY.test(written) ? written : undefined;
  const cardNumber = digits('cardNumber', 16);
  const pinfl = digits('pinfl', 14);
  if (!key && !cardNumber && !pinfl) {
    const lost = (['cardNumber', 'pinfl'] as const).find((column) => hasLostDigits(cell(column)));
    return lost
      ? { line, problem: 'digitsLost', text: text(lost) }
      : {
          line,
          problem: 'nobody',
          text: textOfRow(cells),
        };
  }
  const amount = somOfCell(cell('amount'));
  if (amount === undefined || amount <= 0) return { line, problem: 'amount', text: text('amount') };
  const outcome = outcomeOfWord(text('outcome'));
  if (!outcome) return { line, problem: 'outcome', text: text('outcome') };
  const note = withoutHiddenSigns(text('note')).slice(0, NOTE_LENGTH);
  const day = dayOf(text('day')) ?? ownDay;
  return {
    line,
    ...(key && { key }),
    ...(cardNumber && { cardNumber }),
    ...(pinfl && { pinfl }),
    amount,
    outcome,
    ...(day && { day }),
    ...(note && { note }),
  };
}
