import { planner, type CompanyRules, type DayRule } from '#domain/attendance/rules.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../database/database.ts';
import { calendarDaysOf, workSettingsOf } from '../organization/index.ts';

/** What holds for people of a company, whichever schedule each of them follows on a date. */
export interface PeopleRules {
  ruleOf: (employeeId: string, date: CompanyDate) => DayRule;
  /** Working days of the whole month under the schedule that the person follows on a date. */
  workingDaysOf: (employeeId: string, date: CompanyDate, month: CompanyMonth) => number;
  /** Of someone who follows the default schedule. */
  defaultRule: (date: CompanyDate) => DayRule;
}
export type RuleOf = PeopleRules['ruleOf'];

/** All that the company has said of its days, whenever it holds. */
export const rulesOf = async (db: Executor, organizationId: string): Promise<CompanyRules> => ({
  settings: await workSettingsOf(db, organizationId),
  schedules: new Map(),
  days: await calendarDaysOf(db, organizationId),
});

export function peopleRules(rules: CompanyRules): PeopleRules {
  const { dayRule, workingDays } = planner(rules);
  return {
    ruleOf: (_, date) => dayRule(null, date),
    workingDaysOf: (_, date, month) => workingDays(null, date, month),
    defaultRule: (date) => dayRule(null, date),
  };
}

/** Read once for each request. */
export const rulesOfPeople = async (db: Executor, organizationId: string): Promise<PeopleRules> =>
  peopleRules(await rulesOf(db, organizationId));
