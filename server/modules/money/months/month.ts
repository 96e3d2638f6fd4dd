import { asCounted, earnedOf, earningDay, earningSpans, type EarningDay } from '#domain/accrual.ts';
import { companyDate, monthOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import { versionOn } from '#domain/dated/versions.ts';
import { partOfSalary } from '#domain/dayShare.ts';
import { firstDayOf } from '#domain/employment.ts';
import { taxedAdjustmentsOf, taxOfMonth, taxRuleBy } from '#domain/incomeTax.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { monthTotal } from '#domain/payRun.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';
import type { Executor } from '../../../database/database.ts';
import { withRules } from '../../../database/keptRules.ts';
import { monthOfEach, withPaidAmounts, type DecisionOverride } from '../../time/attendance/index.ts';
import {
  limitIn,
  limitVersionsIn,
  salariesIn,
  type EmployeeFacts,
  type SalaryOf,
} from '../../employees/records/index.ts';
import { groupBy } from '../../groupBy.ts';
import { paySettingsOf } from '../../organization/index.ts';
import { rulesOfPeople, type PeopleRules } from '../../time/schedules/index.ts';
import { requestedIn } from './requested.ts';
import { monthsAsked, readMonthsRows, type MonthsRows } from './rows.ts';
import type { MonthMoney } from './monthMoney.ts';

/** A person's days as pay computes them. */
export function earningDays(
  { id, employment }: Pick<EmployeeFacts, 'id' | 'employment'>,
  days: readonly Day[],
  { monthPlanOf, salaryOf }: Pick<PeopleRules, 'monthPlanOf'> & { salaryOf: SalaryOf },
  period: CompanyMonth,
): EarningDay[] {
  const { shareOn } = monthPlanOf(id, period, firstDayOf(employment));
  return days.map((day) =>
    earningDay(
      day,
      employment,
      day.rate ?? { salary: salaryOf(id, day.date), share: shareOn.get(day.date)! },
    ),
  );
}

/** The limits in force: the company's, the person's own, and, where a net amount has paid the month, the month's total. */
export const limitsOf = (
  pay: Pick<PaySettings, 'balanceLimit'>,
  own: Tiyin | null,
  byNet: Tiyin | null,
): Tiyin[] =>
  [pay.balanceLimit, own, byNet].flatMap((limit) => (limit === null ? [] : tiyin(Math.max(0, limit))));

/** Reads a person's month in days and money, as it is or after a change of its days or salary. */
export type ReadMoney = (
  employee: EmployeeFacts,
  change?: DecisionOverride,
  paid?: SalaryOf,
) => { days: readonly Day[]; earning: readonly EarningDay[]; money: MonthMoney };

/** Months of several people, read together. */
export interface ReadMonths {
  /** Reads one of the months. */
  of: (period: CompanyMonth) => ReadMoney;
  rules: PeopleRules;
  /** The company's, by their first days. */
  paySettings: Awaited<ReturnType<typeof paySettingsOf>>;
  /** A person’s own limits, by their first days. */
  ownLimitsOf: ReturnType<typeof limitVersionsIn>;
}

/**
 * Reads several people and months. `now` is in epoch ms. Each day earns by the terms of that day; percent and limits are those of today.
 * @param periods consecutive months
 */
export const readMonths = async (
  db: Executor,
  organizationId: string,
  employees: readonly EmployeeFacts[],
  periods: readonly CompanyMonth[],
  now: number,
): Promise<ReadMonths> =>
  monthsFrom(
    db,
    { organizationId, employees, periods, now },
    await readMonthsRows(db, monthsAsked(organizationId, employees, periods)),
  );

interface WhoseMonths {
  organizationId: string;
  employees: readonly EmployeeFacts[];
  periods: readonly CompanyMonth[];
  now: number;
}

/** As `readMonths`, of rows that have been read. */
export function monthsFrom(
  db: Executor,
  whose: WhoseMonths,
  { rulesStamps, ...rows }: MonthsRows,
): Promise<ReadMonths> {
  const { organizationId } = whose;
  const rules = {
    organizationId,
    stamp: rulesStamps[0]?.stamp ?? null,
    ...(db.isTransaction && { within: db }),
  };
  return withRules(rules, () => monthsBy(db, whose, rows));
}

async function monthsBy(
  db: Executor,
  { organizationId, employees, periods, now }: WhoseMonths,
  { salaries, limits, adjustments, carriedSums, requestedSums, ...days }: Omit<MonthsRows, 'rulesStamps'>,
): Promise<ReadMonths> {
  const today = companyDate(now);
  const paySettings = await paySettingsOf(db, organizationId);
  const pay = versionOn(paySettings, today)!;
  const rules = await rulesOfPeople(
    db,
    organizationId,
    employees.map(({ id }) => id),
  );
  const { ruleOf } = rules;
  const [since, month] = [periods[0]!, periods.at(-1)!];
  const who = { organizationId, employees, month, since };
  const salaryOf = salariesIn(salaries);
  const daysOf = await monthOfEach(db, who, days);
  const adjusted = groupBy(
    await withPaidAmounts(db, organizationId, adjustments),
    (one) => `${one.employeeId} ${one.month}`,
  );
  const settingsOn = (date: CompanyDate) => versionOn(paySettings, date)!;
  const adjustmentsIn = (id: string, period: CompanyMonth) => {
    const own = adjusted.get(`${id} ${period}`) ?? [];
    const adjustments = tiyin(own.reduce((sum, { amount }) => sum + amount, 0));
    return { adjustments, taxedAdjustments: taxedAdjustmentsOf(own, settingsOn) };
  };
  const ownLimitsOf = limitVersionsIn(limits);
  const requestedOf = requestedIn({ carriedSums, requestedSums }, periods);

  const moneyOf = (
    { id, employment }: EmployeeFacts,
    period: CompanyMonth,
    own: readonly Day[],
    earning: readonly EarningDay[],
  ): MonthMoney => {
    const shown = earning[own.findIndex(({ date }) => date === today)] ?? earning.at(-1)!;
    const { workingDays } = own[0]!.rate ?? rules.monthPlanOf(id, period, firstDayOf(employment));
    const spans = earningSpans(earning);
    const earned = tiyin(spans.reduce((sum, span) => sum + span.earned, 0));
    const requested = requestedOf(id, period);
    const { netBase } = requested;
    const taxRule = taxRuleBy(settingsOn, period);
    const byDays = { earned, ...adjustmentsIn(id, period), taxRule, ...requested };
    const month = {
      ...byDays,
      netDifference: tiyin(netBase === null ? 0 : netBase - earned),
      tax: taxOfMonth(byDays),
    };
    const open = own.find(({ presence, normMinutes }) => presence === 'present' && normMinutes > 0);
    return {
      period,
      salary: shown.salary,
      workingDays,
      daysWorked: own.reduce((sum, { countedShare }) => sum + countedShare, 0),
      uncountedDays: own.filter(({ uncountedBecause }) => uncountedBecause === 'belowNorm').length,
      salaryPerDay: partOfSalary(shown.salary, shown.share),
      ...month,
      spans,
      allowedPercent: pay.allowedPercent,
      limits: limitsOf(pay, limitIn(ownLimitsOf(id), today), netBase === null ? null : monthTotal(month)),
      openDay: open
        ? {
            date: open.date,
            worth: worthOf(open.date, earning),
            countsFromMinutes: open.countsFromMinutes,
          }
        : null,
    };
  };
  const of =
    (period: CompanyMonth): ReadMoney =>
    (employee, change, paid = salaryOf) => {
      const read = daysOf(employee.id, ruleOf, now, change);
      const days = since === month ? read : read.filter(({ date }) => monthOf(date) === period);
      const earning = earningDays(employee, days, { ...rules, salaryOf: paid }, period);
      return { days, earning, money: moneyOf(employee, period, days, earning) };
    };
  return { of, rules, paySettings, ownLimitsOf };
}

/** What a day of the month would add if it counted. */
export const worthOf = (date: CompanyDate, earning: readonly EarningDay[]): Tiyin =>
  tiyin(earnedOf(earning.map((day) => (day.date === date ? asCounted(day) : day))) - earnedOf(earning));

/** Reads one month of several people. */
export const readMoney = async (
  db: Executor,
  organizationId: string,
  employees: readonly EmployeeFacts[],
  period: CompanyMonth,
  now: number,
): Promise<ReadMoney> => (await readMonths(db, organizationId, employees, [period], now)).of(period);

/** The money of several people's month by their ids. */
export async function moneyOfMonth(
  db: Executor,
  organizationId: string,
  employees: readonly EmployeeFacts[],
  period: CompanyMonth,
  now: number,
): Promise<Map<string, MonthMoney>> {
  if (!employees.length) return new Map();
  const read = await readMoney(db, organizationId, employees, period, now);
  return new Map(employees.map((employee) => [employee.id, read(employee).money]));
}
