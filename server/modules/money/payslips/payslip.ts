import type { CompanyMonth } from '#domain/calendar/index.ts';
import { formalName } from '#domain/employee.ts';
import { pensionIn, taxOfMonth } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { monthTotal, type MonthSums } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { notFound } from '../../../http/problem.ts';
import { cardsOf } from '../cards/index.ts';
import { namesOf, printedFactsOf, readEmployee } from '../../employees/records/index.ts';
import { selectStandingEntries } from '../ledger/index.ts';
import { organizationTitleOf } from '../../organization/index.ts';
import { selectLinesOfMonth, presentLines } from '../payLines/index.ts';
import { moneyOfMonth, type MonthMoney } from '../months/index.ts';
import { nothingEntered, sumEntered, type Entered } from '../runRecords/index.ts';
import { readClosedPerson } from '../../time/timesheet/index.ts';
import { selectMonths, selectPaid } from './sql/payslips.ts';

export interface Which {
  organizationId: string;
  employeeId: string;
  month: CompanyMonth;
}

/**
 * A person's payslip, computed from the closed days and the payments of the month, so that it always agrees with both.
 * `now` is in epoch ms. Throws 404 for a person or payslip that does not exist.
 */
export async function payslipOf(
  db: Executor,
  which: Which,
  now: number,
): Promise<components['schemas']['Payslip']> {
  const { organizationId, employeeId, month } = which;
  const employee = await readEmployee(db, organizationId, employeeId);
  const [settled] = await selectMonths(db, which, { limit: 1, offset: 0 });
  if (!settled) throw notFound();
  const paid = await selectPaid(db, which);
  const { title, tin } = await organizationTitleOf(db, organizationId);
  const { minutes, away, ...person } = await personOf(db, which);
  const cards = await cardsOf(db, organizationId, [...new Set(paid.map(({ cardId }) => cardId))]);
  const money = await moneyOfMonth(db, organizationId, [employee], month, now);
  const { at, ...entered } = (await sumEntered(db, organizationId, month, [employeeId])).get(employeeId) ?? {
    ...nothingEntered,
    at: null,
  };
  const own = withEntered(money.get(employeeId)!, entered);
  const lines = at ? await selectLinesOfMonth(db, { organizationId, period: month, at }, [employeeId]) : [];
  return {
    month,
    organizationTitle: title,
    organizationTin: tin,
    spans: own.spans,
    employeeName: formalName(person),
    pinfl: person.pinfl,
    position: person.position,
    personnelNumber: person.personnelNumber,
    minutesWorked: minutes,
    away: [...away].sort(([one], [other]) => one - other).map(([kind, days]) => ({ kind, days })),
    ...sumsOf(own, settled),
    pension: pensionIn(own.tax, own.taxRule.rates),
    lines: (await presentLines(db, lines)).get(employeeId) ?? [],
    payments: paid.map(({ id: requestId, kind, amount, paidOn, cardId }) => ({
      requestId,
      kind,
      amount,
      paidOn,
      card: cards.get(cardId)!.card,
    })),
    entry: await lastEntry(
      db,
      organizationId,
      paid.map(({ id }) => id),
    ),
  };
}

/** The person as of the closing of the month; where no timesheet was stored, as of now. */
async function personOf(db: Executor, which: Which) {
  const closed = await readClosedPerson(db, which);
  if (closed) return closed;
  const { organizationId, employeeId } = which;
  const fullName = (await namesOf(db, organizationId, [employeeId])).get(employeeId)!;
  const printed = (await printedFactsOf(db, organizationId, [employeeId])).get(employeeId)!;
  return { ...printed, fullName, minutes: null, away: new Map<number, number>() };
}

/** A month with the lines and the net amount that its salaries entered. */
export const withEntered = (
  money: MonthMoney,
  { additions, deductions, netBase }: Pick<Entered, 'additions' | 'deductions' | 'netBase'>,
): MonthMoney => ({
  ...money,
  additions,
  deductions,
  netBase,
  tax: taxOfMonth({ ...money, additions, netBase }),
  netDifference: tiyin(netBase === null ? 0 : netBase - money.earned),
});

/** The payslip's sums; additions and deductions are those that the salaries entered. */
export function sumsOf(
  { daysWorked, carried, ...month }: MonthSums & Pick<MonthMoney, 'daysWorked' | 'carried'>,
  { advances, salary }: { advances: Tiyin; salary: Tiyin },
) {
  const { earned, netDifference, adjustments, additions, deductions, tax } = month;
  const toPay = tiyin(monthTotal(month) - advances + carried);
  const left = tiyin(toPay - salary);
  const beside = { netDifference, adjustments, additions, tax, deductions };
  return { daysWorked, earned, ...beside, advances, carried, toPay, salary, left };
}

/** The last entry that settled one of these payments; null where nothing was paid. Offsets of advances have lower numbers. */
async function lastEntry(db: Executor, organizationId: string, requestIds: readonly string[]) {
  if (!requestIds.length) return null;
  const standing = await selectStandingEntries(db, organizationId, requestIds);
  const entry = standing.find(({ kind }) => kind === 'settled');
  return entry ? { seq: entry.seq, hash: entry.hash.toString('hex') } : null;
}
