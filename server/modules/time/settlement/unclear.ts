import { shiftWindow } from '#domain/attendance/shift.ts';
import { addDays, type CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { DayScope } from '../../organization/index.ts';
import type { PeopleRules } from '../schedules/index.ts';
import { selectEmptyDays } from '../attendance/index.ts';

interface Asked {
  organizationId: string;
  scope: DayScope | undefined;
  from: CompanyDate;
  to: CompanyDate;
  /** Epoch ms. */
  now: number;
}

/** Past working days without presence or absence, of people on the timesheet of their month. */
export async function findUnclearDays(
  db: Executor,
  { organizationId, scope, from, to, now }: Asked,
  { ruleOf, defaultRule, varies }: PeopleRules,
): Promise<{ employeeId: string; date: CompanyDate }[]> {
  const isOver = ({ date, kind, shift }: ReturnType<typeof defaultRule>) =>
    kind === 'working' && now >= shiftWindow(date, shift).closesAt;
  const dates: CompanyDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    if (varies || isOver(defaultRule(date))) dates.push(date);
  if (!dates.length) return [];
  const empty = await selectEmptyDays(db, { organizationId, scope }, dates);
  return empty.filter(({ employeeId, date }) => !varies || isOver(ruleOf(employeeId, date)));
}
