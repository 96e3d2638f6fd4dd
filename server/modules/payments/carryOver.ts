import { companyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { carriedBy } from '#domain/payRun.ts';
import type { Tx } from '../../database/database.ts';
import { newId } from '../../identifier.ts';
import { lockEmployees } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import { post, type NewEntry } from '../ledger/index.ts';
import { moneyOfMonth, type MonthMoney } from './month.ts';
import { addCarried, selectSettledMonths } from './sql/carried.ts';

interface Booking {
  organizationId: string;
  at: Date;
  byAccountId: string | null;
}

/** What a month leaves to the next ones now, above what its salaries have left to them already. */
export const leftByMonth = (money: MonthMoney): Tiyin =>
  tiyin(carriedBy({ ...money, reserved: tiyin(money.reserved - money.undecided) }) - money.carried);

/** Enters what months gave too much as a debt of the person; below zero, what is taken back of it. */
export async function bookCarried(
  tx: Tx,
  { organizationId, at, byAccountId }: Booking,
  people: readonly { employeeId: string; carried: Tiyin }[],
): Promise<void> {
  const effectiveOn = companyDate(at.getTime());
  const entries = people.flatMap(({ employeeId, carried }): NewEntry[] => {
    if (carried === 0) return [];
    const [debt, owed] = [
      { kind: 'carryOver', employeeId } as const,
      { kind: 'payable', employeeId } as const,
    ];
    const sides = carried > 0 ? { debit: debt, credit: owed } : { debit: owed, credit: debt };
    const transfer = { ...sides, amount: tiyin(Math.abs(carried)), subjectId: null };
    const kind = carried > 0 ? 'carriedOver' : 'takenBack';
    return [{ id: newId(), kind, effectiveOn, byAccountId, transfers: [transfer] }];
  });
  await post(tx, { organizationId, at }, entries);
}

/**
 * Counts again what these months leave to the next ones, because an advance came back, was given up or is paid after all, once the
 * salary of its month has settled it. Months that no salary has settled are left out.
 */
export async function settleAgain(
  tx: Tx,
  booking: Booking,
  months: readonly { employeeId: string; period: CompanyMonth }[],
): Promise<void> {
  const { organizationId, at } = booking;
  const settled = await selectSettledMonths(tx, organizationId, months);
  for (const [period, items] of groupBy(settled, (item) => item.period)) {
    const ids = items.map(({ employeeId }) => employeeId);
    const employees = await lockEmployees(tx, organizationId, ids);
    const moneyOf = await moneyOfMonth(tx, organizationId, [...employees.values()], period, at.getTime());
    const changed = items.map((item) => ({ ...item, carried: leftByMonth(moneyOf.get(item.employeeId)!) }));
    await bookCarried(tx, booking, changed);
    await addCarried(tx, organizationId, changed);
  }
}
