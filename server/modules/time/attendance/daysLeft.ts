import type { Day } from '#domain/attendance/readDay.ts';
import { monthOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import { mayStillCount, mayStillWork } from '#domain/earnable.ts';
import { isEmployedOn } from '#domain/employment.ts';
import type { Tiyin } from '#domain/money.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import type { EmployeeFacts } from '../../employees/records/index.ts';
import type { PeopleRules } from '../schedules/index.ts';

interface WhichDays {
  organizationId: string;
  employee: EmployeeFacts;
  month: CompanyMonth;
  today: CompanyDate;
}

/** Supplied by the module of payments, which depends on this one. */
export type MayEarn = (
  db: Executor,
  which: WhichDays,
  days: readonly Day[],
  rules: PeopleRules,
) => Promise<Tiyin>;

/** The remaining days of a month on which the person may earn, and the amount; reads nothing when the amount is not wanted. */
export async function readDaysLeft(
  db: Executor,
  which: WhichDays,
  days: readonly Day[],
  rules: PeopleRules,
  mayEarn: MayEarn | undefined,
): Promise<components['schemas']['MonthLeft']> {
  const { employee, month, today } = which;
  const isOver = month < monthOf(today) || !mayStillWork(employee.status);
  const left = isOver
    ? []
    : days.filter((day) => isEmployedOn(employee.employment, day.date) && mayStillCount(day, today));
  return {
    days: left.map(({ date }) => {
      const { start, end } = rules.ruleOf(employee.id, date).shift;
      return { date, start, end };
    }),
    mayEarn: left.length && mayEarn ? await mayEarn(db, which, days, rules) : null,
  };
}
