import { resultColumnOf } from '../bankResult/columns.ts';
import {
  digitsOf,
  findHeadings,
  textOfRow,
  type ResultRefusal,
  type SheetRow,
  type UnreadRow,
} from '../bankResult/readResult.ts';
import { cellText, digitsLost } from '../import/cell.ts';
import { somOfCell } from '../import/money.ts';
import { tiyin, type Tiyin } from '../money.ts';
import { searchKey } from '../text.ts';

/** What a month comes to in the hand of one person, by the accountant. */
export interface NetRow {
  /** As numbered by the spreadsheet. */
  line: number;
  pinfl: string;
  net: Tiyin;
}

/** `twice`: another row of the person cannot be read. */
export type NetProblem = 'nobody' | 'notPinfl' | 'digitsLost' | 'amount' | 'twice';

/** With the amount of a row that says it. */
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

/** Why a file's amounts are not guessed at: two columns may be the net, or it is not in so'm. */
export type NetRefusal = 'twoAmounts' | 'otherUnit';

/** Of one person and month; a sum of a whole file stays exact. */
export const MOST_NET: Tiyin = tiyin(1_000_000_000_000);

/** Words of headings that say it better than "amount" does; folded. */
const netWords = [
  ...['net', 'netto', 'нетто', 'на руки', 'к выплате', 'к выдаче', 'к перечислению'],
  ...['qoʻlga', 'қўлга', 'toʻlanishi kerak', 'toʻlanadi', 'тўланиши керак', 'тўланади'],
].map(fold);
/** Of so'm they say nothing, of anything else too much. */
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

/** Below the headings; a row that cannot be read is listed, with any other row of the same person: none is guessed at. */
export function readNetPay(rows: readonly SheetRow[]): ReadNetPay | ResultRefusal | NetRefusal {
  const found = findHeadings(rows, columnOf);
  if (!found) return 'noHeadings';
  const { pinfl: who, net = found.mapping.amount } = found.mapping;
  // Of two headings and more, one is an amount.
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
    } else if (digitsLost(person)) read.unread.push({ line, problem: 'digitsLost', text: cellText(person) });
    else if (textOfRow(cells))
      read.unread.push({ line, problem: cellText(person) ? 'notPinfl' : 'nobody', text: textOfRow(cells) });
  }
  const isUnclear = ({ pinfl }: NetRow) => unclear.has(pinfl);
  const twice = read.rows
    .filter(isUnclear)
    .map(({ line, pinfl, net }): UnreadNet => ({ line, problem: 'twice', text: pinfl, net }));
  return { ...read, rows: read.rows.filter((row) => !isUnclear(row)), unread: [...read.unread, ...twice] };
}
