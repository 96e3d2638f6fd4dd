import { companyDate } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Tx } from '../../database/database.ts';
import type { PayRunItem } from '../../database/tables.generated.ts';
import { newId } from '../../identifier.ts';
import { post, type NewEntry } from '../ledger/index.ts';
import type { Settled } from './sql/items.ts';

type Item = Pick<PayRunItem, 'employeeId' | 'earned' | 'adjustments' | 'carryOver' | 'carried'>;

/**
 * Enters what the month has earned these people, as a debt of the company, as far as earlier runs of the month have not. What was
 * entered too much, because days were corrected since, is taken back. Returns what was entered of each.
 */
export async function bookAccruals(
  tx: Tx,
  { organizationId, at, byAccountId }: { organizationId: string; at: Date; byAccountId: string },
  items: readonly Item[],
  before: ReadonlyMap<string, Tiyin>,
): Promise<Settled[]> {
  const settled = items.map(({ employeeId, earned, adjustments, carryOver, carried }) => ({
    ...{ employeeId, carryOver, carried },
    accrued: tiyin(earned + adjustments - (before.get(employeeId) ?? 0)),
  }));
  const effectiveOn = companyDate(at.getTime());
  const entries = settled.flatMap(({ employeeId, accrued }): NewEntry[] => {
    if (accrued === 0) return [];
    const [expense, payable] = [{ kind: 'salaryExpense' }, { kind: 'payable', employeeId }] as const;
    const sides = accrued > 0 ? { debit: expense, credit: payable } : { debit: payable, credit: expense };
    const transfer = { ...sides, amount: tiyin(Math.abs(accrued)), subjectId: null };
    return [{ id: newId(), kind: 'accrued', effectiveOn, byAccountId, transfers: [transfer] }];
  });
  await post(tx, { organizationId, at }, entries);
  return settled;
}
