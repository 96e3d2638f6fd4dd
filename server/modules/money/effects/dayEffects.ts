import { explainEnabled } from '#domain/accrual.ts';
import type { AdjustmentSum } from '#domain/attendance/adjustment.ts';
import type { Day, Decided } from '#domain/attendance/readDay.ts';
import { monthTotals } from '#domain/attendance/monthTotals.ts';
import { companyDate, monthOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { JobRole } from '../../../http/operation.ts';
import {
  readClosedChanges,
  readPaidByNet,
  readMonthOfEach,
  type DecisionOverride,
} from '../../time/attendance/index.ts';
import { readEmployees, type EmployeeFacts } from '../../employees/records/index.ts';
import { rulesOfPeople } from '../../time/schedules/index.ts';
import { readMoney, type MonthMoney } from '../months/index.ts';

type Effect = components['schemas']['DayEffect'];

/** A decision that is considered for some of a person's days. */
export interface DayChange {
  employeeId: string;
  dates: readonly CompanyDate[];
  decided: DecisionOverride;
}

/** Reads a person's month, as it is or after a change; `money` is null where it is not read. */
type ReadMonth = (
  employee: EmployeeFacts,
  change?: DecisionOverride,
) => { days: readonly Day[]; money: MonthMoney | null };

interface Asker {
  organizationId: string;
  role: JobRole;
}

/** A manager's dry run reads neither salaries nor requests: managers see money only inside a request. */
async function readMonth(
  db: Executor,
  { organizationId, role }: Asker,
  employees: readonly EmployeeFacts[],
  month: CompanyMonth,
  now: number,
): Promise<ReadMonth> {
  if (role !== 'manager') return readMoney(db, organizationId, employees, month, now);
  const { ruleOf } = await rulesOfPeople(
    db,
    organizationId,
    employees.map(({ id }) => id),
  );
  const daysOf = await readMonthOfEach(db, { organizationId, employees, month });
  return ({ id }, change) => ({ days: daysOf(id, ruleOf, now, change), money: null });
}

/**
 * Simulates each change on its own, in the given order: reads the months that it touches before and after it. What may be
 * requested is that of the current month. `now` is in epoch ms.
 */
export async function dayEffects(
  db: Executor,
  asker: Asker,
  changes: readonly DayChange[],
  now: number,
): Promise<Effect[]> {
  if (!changes.length) return [];
  const current = monthOf(companyDate(now));
  const ids = [...new Set(changes.map(({ employeeId }) => employeeId))];
  const employees = await readEmployees(db, asker.organizationId, ids);
  const touched = changes.map(({ dates }) => [...new Set(dates.map(monthOf))]);
  const readers = new Map<CompanyMonth, ReadMonth>();
  for (const month of new Set([current, ...touched.flat()]))
    readers.set(month, await readMonth(db, asker, [...employees.values()], month, now));
  const days = changes.flatMap(({ employeeId, dates }) => dates.map((date) => ({ employeeId, date })));
  const closed = await readClosedChanges(db, asker.organizationId, days);
  const isPaidByNet = await readPaidByNet(db, asker.organizationId, closed ? days : []);

  return changes.map(({ employeeId, dates, decided }, index) => {
    const employee = employees.get(employeeId)!;
    const months = touched[index]!.map((month) => readers.get(month)!);
    // A refusal leaves its days as they are.
    const touches = (date: CompanyDate) => decided(date, untouched) !== untouched;
    const corrected = new Set(dates.filter((date) => touches(date) && closed?.isKept(employeeId, date)));
    const adjustment = sumOf(
      [...new Set([...corrected].map(monthOf))].map((month) => {
        const before = new Set(closed!.correctedBefore(employeeId, month));
        // Reads these days again although the change leaves them alone: they may read differently now than when they
        // were closed.
        const decidedAnew: DecisionOverride = (date, stored) =>
          touches(date) || !before.has(date) ? decided(date, stored) : { ...stored };
        const { days } = readers.get(month)!(employee, decidedAnew);
        const changed = days.filter(({ date }) => corrected.has(date) || before.has(date));
        const sum = closed!.adjustmentOf(employee, month, changed);
        return isPaidByNet({ employeeId, date: changed[0]!.date }) ? { ...sum, amount: tiyin(0) } : sum;
      }),
    );
    const decidedOnOpenDays: DecisionOverride = (date, stored) =>
      corrected.has(date) ? stored : decided(date, stored);
    const sumsOf = (change?: DecisionOverride) => {
      const read = months.map((reader) => reader(employee, change));
      const totals = read.map(({ days }) => monthTotals(days));
      const sum = (key: keyof (typeof totals)[number]) => totals.reduce((all, one) => all + one[key], 0);
      const { money } = readers.get(current)!(employee, change);
      return {
        minutesWorked: sum('minutesWorked'),
        tardinessMinutes: sum('tardinessMinutes'),
        countedDays: sum('workedDaysUntilToday'),
        absentDays: sum('absentDays'),
        money: money && {
          earned: tiyin(read.reduce((all, month) => all + (month.money?.earned ?? 0), 0)),
          enabled: explainEnabled(
            change && adjustment && closed!.month === current
              ? { ...money, adjustments: tiyin(money.adjustments + adjustment.amount) }
              : money,
          ).enabled,
        },
      };
    };
    const [before, after] = [sumsOf(), sumsOf(decidedOnOpenDays)];
    const change = (key: 'minutesWorked' | 'tardinessMinutes' | 'countedDays' | 'absentDays') => ({
      before: before[key],
      after: after[key],
    });
    const money = (key: 'earned' | 'enabled') =>
      before.money && after.money ? { before: before.money[key], after: after.money[key] } : null;
    return {
      minutesWorked: change('minutesWorked'),
      tardinessMinutes: change('tardinessMinutes'),
      countedDays: change('countedDays'),
      absentDays: change('absentDays'),
      adjustment: adjustment && {
        month: closed!.month,
        minutes: adjustment.minutes,
        countedPercent: adjustment.countedPercent,
        amount: before.money && adjustment.amount,
      },
      earned: money('earned'),
      enabled: money('enabled'),
    };
  });
}

const untouched: Decided = {};

/** The sum over all closed months that a change touches; null without any. */
const sumOf = (adjustments: readonly AdjustmentSum[]): AdjustmentSum | null =>
  adjustments.length
    ? adjustments.reduce((sum, one) => ({
        minutes: sum.minutes + one.minutes,
        countedPercent: sum.countedPercent + one.countedPercent,
        amount: tiyin(sum.amount + one.amount),
      }))
    : null;
