import { earnedOf, type Accrual, type EarningDay, type EnabledFacts } from '#domain/accrual.ts';
import { companyDate, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Day } from '#domain/attendance/readDay.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { reservingStates } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Executor } from '../../database/database.ts';
import { monthsOfEmployees } from '../attendance/index.ts';
import type { EmployeeFacts } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import { payOn } from '../organization/index.ts';
import { rulesOfPeople, type PeopleRules } from '../schedules/index.ts';
import { selectSums, type State } from './sql/requests.ts';

/** What one person's month has earned and given so far: everything `enabled` is computed from. */
export interface MonthMoney extends Accrual, EnabledFacts {
  period: CompanyMonth;
  salary: Tiyin;
  workingDays: number;
  daysWorked: number;
  /** Working days with too little of the norm worked, for the employer to decide. */
  uncountedDays: number;
  /** The working day the person is checked in on now, what it adds once it counts, and from when it does. */
  openDay: { date: CompanyDate; worth: Tiyin; countsFromMinutes: number } | null;
}

/** One person's month as pay sees it. A day that counts was employed, whenever the record was made. */
export function earningDays(
  { id, salary, registeredAt }: Pick<EmployeeFacts, 'id' | 'salary' | 'registeredAt'>,
  days: readonly Day[],
  { workingDaysOf }: PeopleRules,
  period: CompanyMonth,
): EarningDay[] {
  const hiredOn = companyDate(registeredAt.getTime());
  return days.map(({ date, counted, kind }) => ({
    salary,
    workingDays: workingDaysOf(id, date, period),
    scheduled: counted || (kind === 'working' && date >= hiredOn),
    counted: counted ? 1 : 0,
  }));
}

/**
 * Of several people by their ids, with one query each for days and requests. `now` is in epoch ms. The days earn by
 * what held on each of them; percent and limits are those of today.
 */
export async function moneyOfMonth(
  db: Executor,
  organizationId: string,
  employees: readonly EmployeeFacts[],
  period: CompanyMonth,
  now: number,
): Promise<Map<string, MonthMoney>> {
  if (!employees.length) return new Map();
  const today = companyDate(now);
  const pay = await payOn(db, organizationId, today);
  const ids = employees.map(({ id }) => id);
  const rules = await rulesOfPeople(db, organizationId, ids);
  const { ruleOf } = rules;
  const days = await monthsOfEmployees(db, { organizationId, employees, month: period, ruleOf, now });
  const sums = groupBy(await selectSums(db, organizationId, ids, period), ({ employeeId }) => employeeId);

  const moneyOf = (employee: EmployeeFacts): MonthMoney => {
    const { id, balanceLimit } = employee;
    const own = days.get(id) ?? [];
    const sumOf = (states: readonly State[]) =>
      tiyin(
        (sums.get(id) ?? [])
          .filter(({ state }) => states.includes(state))
          .reduce((sum, { amount }) => sum + amount, 0),
      );
    const earning = earningDays(employee, own, rules, period);
    const shown = earning[own.findIndex(({ date }) => date === today)] ?? earning.at(-1)!;
    const earned = earnedOf(earning);
    const openAt = own.findIndex(({ presence, normMinutes }) => presence === 'present' && normMinutes > 0);
    const open = own[openAt];
    const closed = earning.map((day, index) => (index === openAt ? { ...day, counted: 1 } : day));
    return {
      period,
      salary: shown.salary,
      workingDays: shown.workingDays,
      daysWorked: own.filter(({ counted }) => counted).length,
      uncountedDays: own.filter(({ uncountedBecause }) => uncountedBecause === 'belowNorm').length,
      salaryPerDay: tiyin(shown.workingDays > 0 ? Math.floor(shown.salary / shown.workingDays) : 0),
      earned,
      allowedPercent: pay.allowedPercent,
      limits: [pay.balanceLimit, balanceLimit].filter((limit) => limit !== null),
      reserved: sumOf(reservingStates),
      paid: sumOf(['paid']),
      openDay: open
        ? {
            date: open.date,
            worth: tiyin(earnedOf(closed) - earned),
            countsFromMinutes: open.countsFromMinutes,
          }
        : null,
    };
  };
  return new Map(employees.map((employee) => [employee.id, moneyOf(employee)]));
}
