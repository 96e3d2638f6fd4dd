import { companyDate } from '#domain/calendar/index.ts';
import type { Language } from '#domain/language.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { registerSheet } from '#domain/registerSheet.ts';
import type { Services } from '../../../context.ts';
import type { PayoutRegister } from '../../../database/tables.generated.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { sheetFile, type SheetCell, type SheetColumn, type SheetFormat } from '../../../sheets/sheet.ts';
import { registerRows } from '../payouts/index.ts';

/** How many rows are written at a time. */
const PORTION = 500;

const columns = [
  ['number', 'number', 8],
  ['fullName', 'text', 38],
  ['pinfl', 'digits', 20],
  ['cardNumber', 'digits', 22],
  ['amount', 'money', 18],
  ['period', 'text', 16],
  ['key', 'text', 44],
] as const satisfies readonly [keyof typeof registerSheet, SheetColumn['kind'], number][];

/** The rows as they were handed over: the same bytes each time, however often it is asked for. */
export function exportRegister(
  services: Pick<Services, 'config'>,
  register: PayoutRegister,
  format: SheetFormat,
  language: Language,
): SentFile {
  const day = companyDate(register.createdAt.getTime());
  return sheetFile(`${register.number}-${day}`, format, {
    title: registerSheet.title[language],
    columns: columns.map(([key, kind, width]) => ({ heading: registerSheet[key][language], kind, width })),
    rows: portions(services, register),
  });
}

// Async only because the writers take rows so.
async function* portions(services: Pick<Services, 'config'>, register: PayoutRegister) {
  const rows = registerRows(services, register);
  for (let from = 0; from < rows.length; from += PORTION)
    yield rows.slice(from, from + PORTION).map((row, index): SheetCell[] => {
      const cells: Record<(typeof columns)[number][0], SheetCell> = {
        number: from + index + 1,
        fullName: row.fullName,
        pinfl: row.pinfl,
        cardNumber: row.cardNumber,
        amount: row.amount / TIYIN_PER_SOM,
        period: row.period,
        key: row.key,
      };
      return columns.map(([key]) => cells[key]);
    });
}
