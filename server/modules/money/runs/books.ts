import type { Tx } from '../../../database/database.ts';
import type { PayRunItem } from '../../../database/tables.generated.ts';
import { bookAccrued, bookLines } from '../payments/index.ts';

type Item = Pick<PayRunItem, 'employeeId' | 'accrued' | 'added' | 'deducted'>;

/**
 * Enters what the month has earned these people, and what was added beside its days or taken off, as far as earlier runs of the month have
 * not. What was entered too much, because days were corrected or lines withdrawn since, is taken back.
 */
export async function bookAccruals(
  tx: Tx,
  author: { organizationId: string; at: Date; byAccountId: string },
  items: readonly Item[],
): Promise<void> {
  await bookAccrued(tx, author, items);
  await bookLines(
    tx,
    author,
    items.map(({ employeeId, added, deducted }) => ({ employeeId, additions: added, deductions: deducted })),
  );
}
