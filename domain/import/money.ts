import { fromSom, parseSom, tiyin, type Tiyin } from '../money.ts';
import { foldApostrophes } from '../text.ts';
import { cellText, type Cell } from './cell.ts';

const UNIT = /(?:so'?m|сўм|сум|sum|uzs)\.?$/i;

/** `5 000 000 so'm`, `5,000,000`, `5.000.000,00` or the number 5000000; undefined for anything else. */
export function somOfCell(cell: Cell): Tiyin | undefined {
  if (typeof cell === 'number') return Number.isSafeInteger(cell * 100) ? fromSomOrLess(cell) : undefined;
  const text = foldApostrophes(cellText(cell)).replace(/\s/gu, '').replace(UNIT, '');
  const grouped = /^(\d{1,3}(?:([.,'])\d{3})(?:\2\d{3})*)([.,]\d{1,2})?$/.exec(text);
  if (!grouped) return parseSom(text);
  const [, digits = '', mark, rest = ''] = grouped;
  if (rest.startsWith(mark ?? ' ')) return undefined;
  return parseSom(digits.replace(/\D/g, '') + rest);
}

/** A number of so'm, with or without tiyin. */
const fromSomOrLess = (som: number): Tiyin =>
  Number.isInteger(som) ? fromSom(som) : tiyin(Math.round(som * 100));
