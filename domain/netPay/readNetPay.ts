import { resultColumnOf } from '../bankResult/columns.ts';
import {
  digitsOf,
  findHeadings,
  textOfRow,
  type ResultRefusal,
  type SheetRow,
  type UnreadRow,
} from '../bankResult/readResult.ts';
import { cellText, hasLostDigits } from '../import/cell.ts';
import { somOfCell } from '../import/money.ts';
import { tiyin, type Tiyin } from '../money.ts';
import { searchKey } from '../text.ts';

/** A person's net pay of a month, by the accountant. */
export interface NetRow {
  /** As numbered by the spreadsheet. */
  line: number;
  pinfl: string;
  net: Tiyin;
}

/** `twice`: another row of the person cannot be read. */
export type NetProblem = 'nobody' | 'notPinfl' | 'digitsLost' | 'amount' | 'twice';

/** An unreadable row, with its amount if it has one. */
interface UnreadNet extends UnreadRow<NetProblem> {
  net?: Tiyin;
}

export interface ReadNetPay {
  /** The heading of the amounts. */
  column: string;
  rows: NetRow[];
  unread: UnreadNet[];
}

type Column = 'pinfl' | 'net' | 'amount';

/** Why a file's amounts are not read: two columns may be the net, or they are not in so'm. */
export type NetRefusal = 'twoAmounts' | 'otherUnit';

/** The most for a person and month, so that the sum of a whole file stays exact. */
export const MOST_NET: Tiyin = tiyin(1_000_000_000_000);

/** Headings that are more specific than "amount"; folded. */
const netWords = [
  ...['net', 'netto', 'нетто', 'на руки', 'к выплате', 'к выдаче', 'к перечислению'],
  ...['qoʻlga', 'қўлга', 'toʻlanishi kerak', 'toʻlanadi', 'тўланиши керак', 'тўланади'],
].map(fold);
/** Units in headings: so'm is ignored, others make the file unreadable. */
const som = /[\s,(]*(?:so['ʻ’`‘]?m|сўм|сум|sum|uzs)\.?\)?\s*$/iu;
const otherUnit = /тыс|минг|ming|млн|mln|thousand|usd|eur|\$|€|долл/iu;

function fold(text: string): string {
  return searchKey(text).replaceAll(' ', '');
}

function columnOf(heading: string): Column | undefined {
  const name = fold(heading.replace(som, ''));
  if (netWords.some((word) => name.startsWith(word) || (word.length > 4 && name.includes(word))))
    return 'net';
  const known = resultColumnOf(heading.replace(som, ''));
  return known === 'pinfl' || known === 'amount' ? known : undefined;
}

/** Reads the rows below the headings. An unreadable row is listed, with all other rows of the same person; nothing is guessed. */
export function readNetPay(rows: readonly SheetRow[]): ReadNetPay | ResultRefusal | NetRefusal {
  const found = findHeadings(rows, columnOf);
  if (!found) return 'noHeadings';
  const { pinfl: who, net = found.mapping.amount } = found.mapping;
  // One of at least two known headings is an amount.
  if (who === undefined || net === undefined) return 'noPayee';
  const headings = rows[found.at]!.cells.map(cellText);
  const amounts = headings.filter(
    (heading) => columnOf(heading) === (found.mapping.net === undefined ? 'amount' : 'net'),
  );
  if (amounts.length > 1) return 'twoAmounts';
  if (otherUnit.test(headings[net]!)) return 'otherUnit';
  const read: ReadNetPay = { column: headings[net]!, rows: [], unread: [] };
  const unclear = new Set<string>();
  for (const { number: line, cells } of rows.slice(found.at + 1)) {
    const [person, sum] = [cells[who] ?? null, cells[net] ?? null];
    const pinfl = digitsOf(person, 14);
    const amount = somOfCell(sum);
    if (pinfl !== undefined && amount !== undefined && amount >= 0 && amount <= MOST_NET) {
      read.rows.push({ line, pinfl, net: amount });
    } else if (pinfl !== undefined) {
      unclear.add(pinfl);
      read.unread.push({ line, problem: 'amount', text: [pinfl, cellText(sum)].filter(Boolean).join(' · ') });
    } else if (hasLostDigits(person))
      read.unread.push({ line, problem: 'digitsLost', text: cellText(person) });
    else if (textOfRow(cells))
      read.unread.push({ line, problem: cellText(person) ? 'notPinfl' : 'nobody', text: textOfRow(cells) });
  }
  const isUnclear = ({ pinfl }: NetRow) => unclear.has(pinfl);
  const twice = read.rows
    .filter(isUnclear)
    .map(({ line, pinfl, net }): UnreadNet => ({ line, problem: 'twice', text: pinfl, net }));
  return { ...read, rows: read.rows.filter((row) => !isUnclear(row)), unread: [...read.unread, ...twice] };
}
