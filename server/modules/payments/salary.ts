import { accrue, explainEnabled, MINIMUM_REQUEST } from '#domain/accrual.ts';
import { companyDate, monthOf, workingDays } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../database/database.ts';
import { daysOfEmployee } from '../attendance/service.ts';
import { defaultCardOf, type EmployeeFacts } from '../employees/service.ts';
import { settingsOf } from '../organization/service.ts';
import { selectSums, type State } from './queries.ts';

/** What a request holds back from the next one until it is paid or cancelled (product §4). */
const RESERVING: readonly State[] = ['inProcess', 'approved', 'failed'];

/** Everything `enabled` is made of at `now` (epoch ms), for the month of its company date. */
export async function salaryOf(
  db: Executor,
  organizationId: string,
  employee: EmployeeFacts,
  now: number,
): Promise<components['schemas']['Salary']> {
  const period = monthOf(companyDate(now));
  const settings = await settingsOf(db, organizationId);
  const days = await daysOfEmployee(db, { organizationId, employee, month: period, settings, now });
  const sums = await selectSums(db, organizationId, employee.id, period);
  const sumOf = (states: readonly State[]) =>
    sums.filter(({ state }) => states.includes(state)).reduce((sum, { amount }) => sum + amount, 0);

  const { salary } = employee;
  const { allowedPercent } = settings;
  const daysWorked = days.filter(({ counted }) => counted).length;
  const month = { salary, workingDays: workingDays(period, settings.calendar).length };
  const { salaryPerDay, earned } = accrue({ ...month, daysWorked });
  const limits = [settings.balanceLimit, employee.balanceLimit].filter((limit) => limit !== null);
  const reserved = sumOf(RESERVING);
  const paid = sumOf(['paid']);
  const open = days.find(({ presence }) => presence === 'present');
  const worth = accrue({ ...month, daysWorked: daysWorked + 1 }).earned - earned;
  return {
    period,
    ...month,
    daysWorked,
    salaryPerDay,
    earned,
    allowedPercent,
    ...explainEnabled({ earned, allowedPercent, limits, reserved, paid }),
    minimumRequest: MINIMUM_REQUEST,
    openDay: open ? { date: open.date, worth } : null,
    card: await defaultCardOf(db, organizationId, employee.id),
    status: employee.status,
  };
}
