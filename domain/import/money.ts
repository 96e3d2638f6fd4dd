import { parseSom, tiyin, TIYIN_PER_SOM, type Tiyin } from '../money.ts';
import { foldApostrophes } from '../text.ts';
import { cellText, type Cell } from './cell.ts';

const DIGITS_KEPT = 15;
const UNIT = /(?:so'?m|сўм|сум|sum|uzs)\.?$/i;

/** `5 000 000 so'm`, `5,000,000`, `5.000.000,00` or the number 5000000; undefined for anything else. */
export function somOfCell(cell: Cell): Tiyin | undefined {
  if (typeof cell === 'number') return tiyinOf(cell);
  const text = foldApostrophes(cellText(cell)).replace(/\s/gu, '').replace(UNIT, '');
  const grouped = /^(\d{1,3}(?:([.,'])\d{3})(?:\2\d{3})*)([.,]\d{1,2})?$/.exec(text);
  if (!grouped) return parseSom(text);
  const [, digits = '', mark, rest = ''] = grouped;
  if (rest.startsWith(mark ?? ' ')) return undefined;
  return parseSom(digits.replace(/\D/g, '') + rest);
}

/**
 * Uses only the digits that a spreadsheet keeps: `4540885.77 * 100` is no integer in floating point. Undefined for a
 * part of a tiyin.
 */
function tiyinOf(som: number): Tiyin | undefined {
  const kept = Number(som.toPrecision(DIGITS_KEPT));
  const amount = Math.round(kept * TIYIN_PER_SOM);
  return Number.isSafeInteger(amount) && amount / TIYIN_PER_SOM === kept ? tiyin(amount) : undefined;
}
