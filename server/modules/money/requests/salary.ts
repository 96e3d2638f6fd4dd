import { explainEnabled, MINIMUM_REQUEST } from '#domain/accrual.ts';
import { companyDate, monthOf, previousMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { limitInForce } from '#domain/limits.ts';
import { monthTotal } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { defaultCardOf } from '../cards/index.ts';
import { limitVersionsOf, type EmployeeFacts } from '../../employees/records/index.ts';
import { readPayAhead } from './ahead.ts';
import { readMonths, type ReadMonths } from '../months/index.ts';

type Salary = components['schemas']['Salary'];

/** Everything that `enabled` is computed from at `now` (epoch ms), for the month of its company date. */
export async function explainSalary(
  db: Executor,
  organizationId: string,
  employee: EmployeeFacts,
  now: number,
): Promise<Salary> {
  const period = monthOf(companyDate(now));
  const months = await readMonths(db, organizationId, [employee], [period], now);
  return { ...(await explainMonth(db, organizationId, employee, period, months, now)), ahead: null };
}

/** The person's own view, which adds what will be paid and what they have to explain. */
export async function explainOwnSalary(
  db: Executor,
  organizationId: string,
  employee: EmployeeFacts,
  now: number,
): Promise<Salary> {
  const today = companyDate(now);
  const period = monthOf(today);
  const months = await readMonths(db, organizationId, [employee], [previousMonth(period), period], now);
  const salary = await explainMonth(db, organizationId, employee, period, months, now);
  return { ...salary, ahead: await readPayAhead(db, { organizationId, employee, today, now }, months) };
}

async function explainMonth(
  db: Executor,
  organizationId: string,
  employee: EmployeeFacts,
  period: CompanyMonth,
  { of, paySettings }: ReadMonths,
  now: number,
): Promise<Omit<Salary, 'ahead'>> {
  const { money } = of(period)(employee);
  const { salary, workingDays, daysWorked, uncountedDays, salaryPerDay, openDay } = money;
  const { earned, adjustments, spans, allowedPercent } = money;
  const ownLimits = await limitVersionsOf(db, organizationId, [employee.id]);
  const versions = {
    company: paySettings.map(({ validFrom, balanceLimit: limit }) => ({ validFrom, limit })),
    person: ownLimits(employee.id),
  };
  return {
    period,
    salary,
    salaryBasis: money.taxRule.isGross ? ('gross' as const) : ('net' as const),
    workingDays,
    daysWorked,
    uncountedDays,
    salaryPerDay,
    openDay,
    earned,
    adjustments,
    spans,
    allowedPercent,
    ...explainEnabled(money),
    ...limitInForce(versions, companyDate(now), money.netBase === null ? null : monthTotal(money)),
    minimumRequest: MINIMUM_REQUEST,
    card: await defaultCardOf(db, organizationId, employee.id),
    status: employee.status,
  };
}
