import { companyDate, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { taxedAdjustmentsOf, taxOfMonth, taxRuleBy } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { carriedBy, type SettledFacts } from '#domain/payRun.ts';
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

/** What a month leaves to the next ones now, above what its salaries have left to them already. */
export const carryOverToAdd = (money: LeftFacts): Tiyin =>
  tiyin(carriedBy({ ...money, reserved: tiyin(money.reserved - money.undecided) }) - money.carried);

/** Enters what was earned as a debt of the company; below zero, what was entered too much is taken back. */
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

/** Enters pay beside the days as a debt of the company, and takes deductions off it; below zero, either is undone. */
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
 * Of a month that is being closed: where it comes to less than its salaries have entered as earned, the difference is taken back and what
 * was given too much is owed at once, without the tax that was withheld of it. Where it comes to more, a correction pays it.
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
