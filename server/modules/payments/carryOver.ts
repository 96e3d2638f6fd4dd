import { companyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { carriedBy, type SettledFacts } from '#domain/payRun.ts';
import type { Tx } from '../../database/database.ts';
import { newId } from '../../identifier.ts';
import { groupBy } from '../groupBy.ts';
import { post, type NewEntry } from '../ledger/index.ts';
import { readRequested, type MonthMoney } from './month.ts';
import { addCarried, selectSettledMonths, sumAccrued } from './sql/carried.ts';

interface Booking {
  organizationId: string;
  at: Date;
  byAccountId: string | null;
}

type LeftFacts = SettledFacts & Pick<MonthMoney, 'undecided' | 'carried'>;

/** What a month leaves to the next ones now, above what its salaries have left to them already. */
export const leftByMonth = (money: LeftFacts): Tiyin =>
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
 * Counts again what these months leave to the next ones, because a payment came back, was given up or is paid after all, once a salary
 * of its month was confirmed: by what the salaries entered as earned, not by the days as they are now, which nobody has confirmed.
 * Months that no salary has settled are left out. The caller has locked the people.
 */
export async function settleAgain(
  tx: Tx,
  booking: Booking,
  months: readonly { employeeId: string; period: CompanyMonth }[],
): Promise<void> {
  const { organizationId } = booking;
  const settled = await selectSettledMonths(tx, organizationId, months);
  for (const [period, items] of groupBy(settled, (item) => item.period)) {
    const ids = items.map(({ employeeId }) => employeeId);
    const requestedOf = await readRequested(tx, organizationId, ids, period);
    const accrued = await sumAccrued(tx, organizationId, period, ids);
    const changed = items.flatMap((item) => {
      const earned = accrued.get(item.employeeId) ?? tiyin(0);
      const carried = leftByMonth({ ...requestedOf(item.employeeId), earned, adjustments: tiyin(0) });
      return carried === 0 ? [] : { ...item, carried };
    });
    if (!changed.length) continue;
    await bookCarried(tx, booking, changed);
    await addCarried(tx, organizationId, changed);
  }
}
