import { accrue, type Accrual, type EnabledFacts } from '#domain/accrual.ts';
import { workingDays } from '#domain/calendar/index.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import { reservingStates } from '#machines/lifecycles/paymentRequestMachine.ts';
import type { Executor } from '../../database/database.ts';
import { monthsOfEmployees } from '../attendance/index.ts';
import type { EmployeeFacts } from '../employees/index.ts';
import { groupBy } from '../groupBy.ts';
import { settingsOf } from '../organization/index.ts';
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

/** Of several people by their ids, with one query each for days and requests. `now` is in epoch ms. */
export async function moneyOfMonth(
  db: Executor,
  organizationId: string,
  employees: readonly EmployeeFacts[],
  period: CompanyMonth,
  now: number,
): Promise<Map<string, MonthMoney>> {
  if (!employees.length) return new Map();
  const settings = await settingsOf(db, organizationId);
  const days = await monthsOfEmployees(db, { organizationId, employees, month: period, settings, now });
  const ids = employees.map(({ id }) => id);
  const sums = groupBy(await selectSums(db, organizationId, ids, period), ({ employeeId }) => employeeId);
  const workingDaysInMonth = workingDays(period, settings.calendar).length;

  const moneyOf = ({ id, salary, balanceLimit }: EmployeeFacts): MonthMoney => {
    const own = days.get(id) ?? [];
    const sumOf = (states: readonly State[]) =>
      (sums.get(id) ?? [])
        .filter(({ state }) => states.includes(state))
        .reduce((sum, { amount }) => sum + amount, 0);
    const month = { salary, workingDays: workingDaysInMonth };
    const daysWorked = own.filter(({ counted }) => counted).length;
    const accrual = accrue({ ...month, daysWorked });
    const open = own.find(({ presence, normMinutes }) => presence === 'present' && normMinutes > 0);
    const worth = accrue({ ...month, daysWorked: daysWorked + 1 }).earned - accrual.earned;
    return {
      period,
      ...month,
      daysWorked,
      uncountedDays: own.filter(({ uncountedBecause }) => uncountedBecause === 'belowNorm').length,
      ...accrual,
      allowedPercent: settings.allowedPercent,
      limits: [settings.balanceLimit, balanceLimit].filter((limit) => limit !== null),
      reserved: sumOf(reservingStates),
      paid: sumOf(['paid']),
      openDay: open ? { date: open.date, worth, countsFromMinutes: open.countsFromMinutes } : null,
    };
  };
  return new Map(employees.map((employee) => [employee.id, moneyOf(employee)]));
}
