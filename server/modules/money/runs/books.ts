import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Tx } from '../../../database/database.ts';
import type { PayRunItem } from '../../../database/tables.generated.ts';
import { bookAccrued, bookLines, bookTaxes } from '../months/index.ts';

type Item = Pick<PayRunItem, 'employeeId' | 'accrued' | 'added' | 'deducted' | 'tax' | 'taxed'>;

/**
 * Enters earnings, additions, deductions and tax of the month, as far as earlier runs of the month have not. Amounts
 * entered too much, because days were corrected or lines withdrawn since, are taken back.
 */
export async function bookAccruals(
  tx: Tx,
  author: { organizationId: string; at: Date; byAccountId: string },
  period: CompanyMonth,
  items: readonly Item[],
): Promise<void> {
  await bookAccrued(tx, author, items);
  await bookLines(
    tx,
    author,
    items.map(({ employeeId, added, deducted }) => ({ employeeId, additions: added, deductions: deducted })),
  );
  await bookTaxes(tx, author, period, items);
}
