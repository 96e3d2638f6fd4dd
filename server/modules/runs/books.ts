import { companyDate } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import type { Tx } from '../../database/database.ts';
import type { PayRunItem } from '../../database/tables.generated.ts';
import { newId } from '../../identifier.ts';
import { post, type NewEntry } from '../ledger/index.ts';

/**
 * Enters what the month has earned these people, as a debt of the company, as far as earlier runs of the month have not. What was
 * entered too much, because days were corrected since, is taken back. Returns what was entered, by person.
 */
export async function accrue(
  tx: Tx,
  { organizationId, at, byAccountId }: { organizationId: string; at: Date; byAccountId: string },
  items: readonly Pick<PayRunItem, 'employeeId' | 'earned' | 'adjustments'>[],
  before: ReadonlyMap<string, Tiyin>,
): Promise<Map<string, Tiyin>> {
  const accrued = new Map(
    items.map(({ employeeId, earned, adjustments }) => [
      employeeId,
      tiyin(earned + adjustments - (before.get(employeeId) ?? 0)),
    ]),
  );
  const effectiveOn = companyDate(at.getTime());
  const entries = [...accrued].flatMap(([employeeId, amount]): NewEntry[] => {
    if (amount === 0) return [];
    const [expense, payable] = [{ kind: 'salaryExpense' }, { kind: 'payable', employeeId }] as const;
    const sides = amount > 0 ? { debit: expense, credit: payable } : { debit: payable, credit: expense };
    const transfer = { ...sides, amount: tiyin(Math.abs(amount)), subjectId: null };
    return [{ id: newId(), kind: 'accrued', effectiveOn, byAccountId, transfers: [transfer] }];
  });
  await post(tx, { organizationId, at }, entries);
  return accrued;
}
