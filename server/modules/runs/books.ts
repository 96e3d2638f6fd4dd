import { tiyin } from '#domain/money.ts';
import type { Tx } from '../../database/database.ts';
import type { PayRunItem } from '../../database/tables.generated.ts';
import { bookAccrued, bookLines, nothingEntered, type Entered } from '../payments/index.ts';
import type { Settled } from './sql/items.ts';

type Item = Pick<
  PayRunItem,
  'employeeId' | 'earned' | 'adjustments' | 'additions' | 'deductions' | 'carryOver' | 'carried'
>;

/**
 * Enters what the month has earned these people, and what was added beside its days or taken off, as far as earlier runs of the month have
 * not. What was entered too much, because days were corrected or lines withdrawn since, is taken back. Returns what was entered of each as
 * earned, and all of the month's lines.
 */
export async function bookAccruals(
  tx: Tx,
  author: { organizationId: string; at: Date; byAccountId: string },
  items: readonly Item[],
  enteredOf: ReadonlyMap<string, Entered>,
): Promise<Settled[]> {
  const before = ({ employeeId }: Item) => enteredOf.get(employeeId) ?? nothingEntered;
  const settled = items.map((item) => {
    const { employeeId, earned, adjustments, additions, deductions, carryOver, carried } = item;
    const accrued = tiyin(earned + adjustments - before(item).accrued);
    return { employeeId, additions, deductions, carryOver, carried, accrued };
  });
  await bookAccrued(tx, author, settled);
  const lines = items.map((item) => ({
    employeeId: item.employeeId,
    additions: tiyin(item.additions - before(item).additions),
    deductions: tiyin(item.deductions - before(item).deductions),
  }));
  await bookLines(tx, author, lines);
  return settled;
}
