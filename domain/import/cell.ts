/**
 * A cell as a file holds it. A number is what the spreadsheet counts with: of a long row of digits typed as a number only
 * the first fifteen are left.
 */
export type Cell = string | number | null;

/** Without what exports put before a text so that no spreadsheet runs it: `'+998…`, `="3010…"`. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell);
  const text = cell.trim();
  // Most of 400,000 cells begin otherwise.
  if (!text.startsWith('=') && !text.startsWith("'")) return text;
  return (/^="(.*)"$/s.exec(text)?.[1] ?? text).replace(/^'/, '');
}

/** A card number or PINFL that was turned into a count: fifteen digits and more, or `8,6E+15`. */
export const digitsLost = (cell: Cell): boolean =>
  typeof cell === 'number'
    ? Math.abs(cell) >= 1e14 || !Number.isInteger(cell)
    : cell !== null && /e/i.test(cell) && /^\d+(?:[.,]\d+)?e\+?\d+$/i.test(cellText(cell));
