import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Tx } from '../../database/database.ts';
import type { PayRunItem } from '../../database/tables.generated.ts';
import { bookAccrued } from '../payments/index.ts';
import type { Settled } from './sql/items.ts';

type Item = Pick<PayRunItem, 'employeeId' | 'earned' | 'adjustments' | 'carryOver' | 'carried'>;

/**
 * Enters what the month has earned these people, as far as earlier runs of the month have not. What was entered too much, because days
 * were corrected since, is taken back. Returns what was entered of each.
 */
export async function bookAccruals(
  tx: Tx,
  author: { organizationId: string; at: Date; byAccountId: string },
  items: readonly Item[],
  before: ReadonlyMap<string, Tiyin>,
): Promise<Settled[]> {
  const settled = items.map(({ employeeId, earned, adjustments, carryOver, carried }) => ({
    ...{ employeeId, carryOver, carried },
    accrued: tiyin(earned + adjustments - (before.get(employeeId) ?? 0)),
  }));
  await bookAccrued(tx, author, settled);
  return settled;
}
