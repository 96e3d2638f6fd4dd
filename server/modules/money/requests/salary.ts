import { explainEnabled, MINIMUM_REQUEST } from '#domain/accrual.ts';
import { companyDate, monthOf, previousMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import { limitInForce } from '#domain/limits.ts';
import { monthTotal } from '#domain/payRun.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { preparedTogether } from '../../../database/readTogether.ts';
import { defaultCardOf, oneCard, queryDefaultCard } from '../cards/index.ts';
import { peopleIn, queryFacts, type EmployeeFacts } from '../../employees/records/index.ts';
import { notFound } from '../../../http/problem.ts';
import { payAhead, queryPayAhead, type PayAheadAsked } from './ahead.ts';
import {
  monthsAsked,
  monthsFrom,
  queryMonths,
  readMonths,
  type MonthsAsked,
  type ReadMonths,
} from '../months/index.ts';

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

const readOwn = preparedTogether<MonthsAsked & PayAheadAsked>()((db, asked) => ({
  people: queryFacts(db, asked.organizationId, asked.ids),
  cards: queryDefaultCard(db, asked.organizationId, asked.employeeId),
  ...queryPayAhead(db, asked),
  ...queryMonths(db, asked),
}));

/** The person's own view, which adds what will be paid and what they have to explain. */
export async function explainOwnSalary(
  db: Executor,
  organizationId: string,
  employeeId: string,
  now: number,
): Promise<Salary> {
  const today = companyDate(now);
  const period = monthOf(today);
  const lastMonth = previousMonth(period);
  const periods = [lastMonth, period];
  const { people, cards, confirmed, answered, ...rows } = await readOwn(db, {
    ...monthsAsked(organizationId, [{ id: employeeId }], periods),
    employeeId,
    lastMonth,
  });
  const employee = peopleIn(people).get(employeeId);
  if (!employee) throw notFound();
  const months = await monthsFrom(db, { organizationId, employees: [employee], periods, now }, rows);
  const card = oneCard(cards);
  return {
    ...explainMonth(employee, period, months, now),
    card,
    ahead: payAhead({ employee, today, now }, months, { confirmed, answered }),
  };
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
