import { companyDate, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { taxedAdjustmentsOf, taxOfMonth, taxRuleBy } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { carryOverOf, type SettledFacts } from '#domain/payRun.ts';
import type { Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import { enterAdjustments } from '../../time/attendance/index.ts';
import { lockEmployees } from '../../employees/records/index.ts';
import { paySettingsOf } from '../../organization/index.ts';
import { groupBy } from '../../groupBy.ts';
import { post, type AccountRef, type NewEntry } from '../ledger/index.ts';
import type { MonthMoney } from './monthMoney.ts';
import { readRequested } from './requested.ts';
import { bookTaxes } from './taxes.ts';
import { addToSettled, nothingEntered, selectSettledMonths, sumEntered } from '../runRecords/index.ts';
import type { Booking } from './taxes.ts';

type LeftFacts = SettledFacts & Pick<MonthMoney, 'undecided' | 'carried'>;

/** What a month carries over to later months now, beyond what its salaries have carried over already. */
export const carryOverToAdd = (money: LeftFacts): Tiyin =>
  tiyin(carryOverOf({ ...money, reserved: tiyin(money.reserved - money.undecided) }) - money.carried);

/** Enters earnings as a debt of the company; a negative amount takes back what was entered too much. */
export async function bookAccrued(
  tx: Tx,
  { organizationId, at, byAccountId }: Booking,
  people: readonly { employeeId: string; accrued: Tiyin }[],
): Promise<void> {
  const effectiveOn = companyDate(at.getTime());
  const entries = people.flatMap(({ employeeId, accrued }): NewEntry[] => {
    if (accrued === 0) return [];
    const [expense, payable] = [{ kind: 'salaryExpense' }, { kind: 'payable', employeeId }] as const;
    const sides = accrued > 0 ? { debit: expense, credit: payable } : { debit: payable, credit: expense };
    const transfer = { ...sides, amount: tiyin(Math.abs(accrued)), subjectId: null };
    return [{ id: newId(), kind: 'accrued', effectiveOn, byAccountId, transfers: [transfer] }];
  });
  await post(tx, { organizationId, at }, entries);
}

/** Enters additions as a debt of the company, and deductions against it; a negative amount reverses either. */
export async function bookLines(
  tx: Tx,
  { organizationId, at, byAccountId }: Booking,
  people: readonly { employeeId: string; additions: Tiyin; deductions: Tiyin }[],
): Promise<void> {
  const effectiveOn = companyDate(at.getTime());
  const entries = people.flatMap(({ employeeId, additions, deductions }): NewEntry[] => {
    const owed = { kind: 'payable', employeeId } as const;
    const entry = (
      kind: 'added' | 'deducted',
      debit: AccountRef,
      credit: AccountRef,
      sum: Tiyin,
    ): NewEntry[] => {
      if (sum === 0) return [];
      const sides = sum > 0 ? { debit, credit } : { debit: credit, credit: debit };
      const transfer = { ...sides, amount: tiyin(Math.abs(sum)), subjectId: null };
      return [{ id: newId(), kind, effectiveOn, byAccountId, transfers: [transfer] }];
    };
    return [
      ...entry('added', { kind: 'salaryExpense' }, owed, additions),
      ...entry('deducted', owed, { kind: 'deductions' }, deductions),
    ];
  });
  await post(tx, { organizationId, at }, entries);
}

/** Enters overpayments of months as a debt of the person; a negative amount takes part of it back. */
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
 * Recomputes the carry-over of these months after a payment came back, was given up or turned out to be paid, once a
 * salary of the month was confirmed. Uses what the salaries entered as earned, not the days as they are now, which nobody
 * has confirmed. Skips months that no salary has settled. The caller has locked the people.
 */
export async function resettleMonths(
  tx: Tx,
  booking: Booking,
  months: readonly { employeeId: string; period: CompanyMonth }[],
): Promise<void> {
  const { organizationId } = booking;
  const settled = await selectSettledMonths(tx, organizationId, months);
  for (const [period, items] of groupBy(settled, (item) => item.period)) {
    const ids = items.map(({ employeeId }) => employeeId);
    const requestedOf = await readRequested(tx, organizationId, ids, period);
    const entered = await sumEntered(tx, organizationId, period, ids);
    const changed = items.flatMap((item) => {
      const { accrued: earned, ...beside } = entered.get(item.employeeId) ?? nothingEntered;
      const carried = carryOverToAdd({
        ...requestedOf(item.employeeId),
        ...beside,
        earned,
        adjustments: tiyin(0),
        netDifference: tiyin(0),
      });
      return carried === 0 ? [] : { ...item, accrued: tiyin(0), taxed: tiyin(0), carried };
    });
    if (!changed.length) continue;
    await bookCarried(tx, booking, changed);
    await addToSettled(tx, organizationId, changed);
  }
}

/**
 * For a month that is being closed: where its total is less than its salaries entered as earned, takes the difference
 * back and enters the overpayment as a debt at once, less the tax withheld from it. Where the total is more, a correction
 * pays it.
 */
export async function settleShortfall(
  tx: Tx,
  booking: Booking,
  period: CompanyMonth,
  people: readonly {
    employeeId: string;
    earned: Tiyin;
    adjustments: readonly { date: CompanyDate; amount: Tiyin }[];
  }[],
): Promise<void> {
  const { organizationId } = booking;
  const months = people.map(({ employeeId }) => ({ employeeId, period }));
  const settled = await selectSettledMonths(tx, organizationId, months);
  if (!settled.length) return;
  const ids = settled.map(({ employeeId }) => employeeId);
  await lockEmployees(tx, organizationId, ids);
  const entered = await sumEntered(tx, organizationId, period, ids);
  const requestedOf = await readRequested(tx, organizationId, ids, period);
  const paySettings = await paySettingsOf(tx, organizationId);
  const settingsOn = (date: CompanyDate) => versionOn(paySettings, date)!;
  const peopleById = new Map(people.map((person) => [person.employeeId, person]));
  const changed = settled.flatMap((item) => {
    const requested = requestedOf(item.employeeId);
    const byDays = peopleById.get(item.employeeId)!;
    const adjustments = byDays.adjustments.reduce((sum, { amount }) => sum + amount, 0);
    const earned = tiyin((requested.netBase ?? byDays.earned) + adjustments);
    const { accrued, ...beside } = entered.get(item.employeeId) ?? nothingEntered;
    const less = tiyin(Math.min(0, earned - accrued));
    if (less === 0) return [];
    const month = { ...requested, ...beside, earned, adjustments: tiyin(0), netDifference: tiyin(0) };
    const tax = taxOfMonth({
      taxRule: taxRuleBy(settingsOn, period),
      netBase: requested.netBase,
      earned: byDays.earned,
      additions: beside.additions,
      taxedAdjustments: taxedAdjustmentsOf(byDays.adjustments, settingsOn),
    });
    const carried = carryOverToAdd({ ...month, tax });
    return { ...item, accrued: less, taxed: tiyin(tax - beside.tax), tax, carried };
  });
  if (!changed.length) return;
  await bookAccrued(tx, booking, changed);
  await bookTaxes(tx, booking, period, changed);
  await bookCarried(tx, booking, changed);
  await addToSettled(tx, organizationId, changed);
  for (const [id, own] of groupBy(changed, ({ runId }) => runId)) {
    const people = own.map(({ employeeId }) => employeeId);
    await enterAdjustments(tx, { organizationId, id, period }, people);
  }
}
