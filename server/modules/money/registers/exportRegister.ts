import { companyDate } from '#domain/calendar/index.ts';
import { TIYIN_PER_SOM } from '#domain/money.ts';
import { registerSheet } from '#domain/registerSheet.ts';
import type { Services } from '../../../context.ts';
import type { PayoutRegister } from '../../../database/tables.generated.ts';
import type { SentFile } from '../../../http/sentFile.ts';
import { tableFile, type ColumnsOf, type FileAsked } from '../../../sheets/table.ts';
import { unsealRegisterRows } from '../payouts/index.ts';

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
] as const satisfies ColumnsOf<typeof registerSheet>;

/** The rows as they were handed over; every download has the same bytes. */
export function exportRegister(
  services: Pick<Services, 'config'>,
  register: PayoutRegister,
  asked: FileAsked,
): SentFile {
  const day = companyDate(register.createdAt.getTime());
  return tableFile(`${register.number}-${day}`, asked, {
    words: registerSheet,
    columns,
    parts: parts(services, register),
  });
}

function* parts(services: Pick<Services, 'config'>, register: PayoutRegister) {
  const all = unsealRegisterRows(services, register);
  for (let from = 0; from < all.length; from += PORTION) {
    const rows = all.slice(from, from + PORTION).map((row, index) => ({
      ...row,
      number: from + index + 1,
      amount: row.amount / TIYIN_PER_SOM,
    }));
    yield { rows };
  }
}
