import { earnedOf, type Accrual, type EarningDay, type EnabledFacts } from '#domain/accrual.ts';
import { companyDate, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { tiyin, type Tiyin } from '#domain/money.ts';
import { reservingStates } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Executor } from '../../database/database.ts';
import { monthsOfEmployees } from '../attendance/index.ts';
import type { EmployeeFacts } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import { payOn } from '../organization/index.ts';
import { rulesOfPeople } from '../schedules/index.ts';
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
  const { ruleOf, workingDaysOf } = await rulesOfPeople(db, organizationId);
  const days = await monthsOfEmployees(db, { organizationId, employees, month: period, ruleOf, now });
  const ids = employees.map(({ id }) => id);
  const sums = groupBy(await selectSums(db, organizationId, ids, period), ({ employeeId }) => employeeId);

  const moneyOf = ({ id, salary, balanceLimit, registeredAt }: EmployeeFacts): MonthMoney => {
    const own = days.get(id) ?? [];
    const hiredOn = companyDate(registeredAt.getTime());
    const sumOf = (states: readonly State[]) =>
      tiyin(
        (sums.get(id) ?? [])
          .filter(({ state }) => states.includes(state))
          .reduce((sum, { amount }) => sum + amount, 0),
      );
    const earning = own.map(({ date, counted, kind }): EarningDay => ({
      salary,
      workingDays: workingDaysOf(id, date, period),
      // A day that counts was employed, whenever the record was made.
      scheduled: counted || (kind === 'working' && date >= hiredOn),
      counted: counted ? 1 : 0,
    }));
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
