import { explainEnabled, MINIMUM_REQUEST } from '#domain/accrual.ts';
import { companyDate, monthOf, previousMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { limitInForce } from '#domain/limits.ts';
import { monthTotal } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { readTogether } from '../../../database/readTogether.ts';
import { defaultCardOf, oneCard, queryDefaultCard } from '../cards/index.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import { payAhead, queryPayAhead } from './ahead.ts';
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
  const card = await defaultCardOf(db, organizationId, employee.id);
  return { ...explainMonth(employee, period, months, now), card, ahead: null };
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
  const whose = { organizationId, employee, today, now };
  const { cards, ...paid } = await readTogether(db, {
    cards: queryDefaultCard(db, organizationId, employee.id),
    ...queryPayAhead(db, whose),
  });
  const card = oneCard(cards);
  return { ...explainMonth(employee, period, months, now), card, ahead: payAhead(whose, months, paid) };
}

function explainMonth(
  employee: EmployeeFacts,
  period: CompanyMonth,
  { of, paySettings, ownLimitsOf }: ReadMonths,
  now: number,
): Omit<Salary, 'ahead' | 'card'> {
  const { money } = of(period)(employee);
  const { salary, workingDays, daysWorked, uncountedDays, salaryPerDay, openDay } = money;
  const { earned, adjustments, spans, allowedPercent } = money;
  const versions = {
    company: paySettings.map(({ validFrom, balanceLimit: limit }) => ({ validFrom, limit })),
    person: ownLimitsOf(employee.id),
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
    status: employee.status,
  };
}
