import { passesLuhn } from '#domain/fields/cardNumber.ts';
import { maskCard } from '#domain/format/identifiers.ts';
import { cellText, type Cell } from '#domain/import/cell.ts';
import { columnKeys } from '#domain/import/columns.ts';
import { cellsByColumn } from '#domain/import/headings.ts';
import { cardMaskOf } from '#domain/import/mask.ts';
import { CARD_NOT_KEPT, makeLine, type Line } from './lines.ts';
import type { KeptRow } from './protocol.ts';

/** Fewer digits than this are not a card number; they are kept as typed. */
const SHORTEST_CARD = 8;

/** The mask that stands for a card number on the device; undefined when the cell holds none. */
export function maskOfCard(cell: Cell): string | undefined {
  const text = cellText(cell);
  const digits = text.replace(/\D/g, '');
  if (cardMaskOf(text) !== undefined || digits.length < SHORTEST_CARD) return undefined;
  return maskCard({ first4: digits.slice(0, 4), last4: digits.slice(-4) });
}

/** Card numbers also turn up in other columns, when cells were pasted one column off. */
function withoutStrayCard(cell: Cell): Cell {
  const digits = cellText(cell).replace(/\D/g, '');
  return digits.length === 16 && passesLuhn(digits) ? (maskOfCard(cell) ?? cell) : cell;
}

export function toKept(line: Line | undefined): KeptRow {
  if (!line) return null;
  const mask = maskOfCard(line.cells.cardNumber ?? null);
  const cells = columnKeys.map((key) => {
    const cell = line.cells[key] ?? null;
    return key === 'cardNumber' ? (mask ?? cell) : withoutStrayCard(cell);
  });
  const cardMasked = mask !== undefined || line.refused.cardNumber === CARD_NOT_KEPT;
  return { number: line.number, cells, cardMasked };
}

export const fromKept = (row: KeptRow): Line | undefined =>
  row === null
    ? undefined
    : makeLine(
        row.number,
        cellsByColumn(row.cells, columnKeys),
        row.cardMasked ? { cardNumber: CARD_NOT_KEPT } : {},
      );
