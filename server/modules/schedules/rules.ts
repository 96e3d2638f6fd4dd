import { scheduleOf, type Assigned, type Belonging } from '#domain/attendance/assignment.ts';
import { planner, type CompanyRules, type DayRule, type ScheduleVersion } from '#domain/attendance/rules.ts';
import { scheduleOfPlan } from '#domain/attendance/scheduleForm.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../database/database.ts';
import { groupBy } from '../groupBy.ts';
import { calendarDaysOf, workSettingsOf } from '../organization/index.ts';
import { selectAssignments, selectMemberships, selectSchedules, selectVersions } from './sql/schedules.ts';

/** What holds for people of a company, whichever schedule each of them follows on a date. */
export interface PeopleRules {
  ruleOf: (employeeId: string, date: CompanyDate) => DayRule;
  /** Working days of the whole month under the schedule that the person follows on a date. */
  workingDaysOf: (employeeId: string, date: CompanyDate, month: CompanyMonth) => number;
  /** Of someone who follows the default schedule. */
  defaultRule: (date: CompanyDate) => DayRule;
  /** People may follow other schedules than the default one. */
  varies: boolean;
}
export type RuleOf = PeopleRules['ruleOf'];

export interface ReadRules {
  rules: CompanyRules;
  people: ReadonlyMap<string, Belonging>;
  ofUnits: ReadonlyMap<string, readonly Assigned[]>;
}

/** Named schedules with their versions; a closed one gives way to the default from its last day on. */
async function schedulesOf(db: Executor, organizationId: string): Promise<CompanyRules['schedules']> {
  const schedules = await selectSchedules(db, organizationId);
  if (!schedules.length) return new Map();
  const versions = groupBy(await selectVersions(db, organizationId), ({ scheduleId }) => scheduleId);
  return new Map(
    schedules.map(({ id, closedFrom }) => {
      const own = (versions.get(id) ?? []).map(({ validFrom, schedule }): ScheduleVersion => ({
        validFrom,
        schedule: scheduleOfPlan(schedule),
      }));
      if (closedFrom === null) return [id, own];
      const open = own.filter(({ validFrom }) => validFrom < closedFrom);
      return [id, [...open, { validFrom: closedFrom, schedule: null }]];
    }),
  );
}

/**
 * All that the company has said of its days, whenever it holds, and who follows what: of these people, or of
 * everybody. Read once for each request.
 */
export async function readRules(
  db: Executor,
  organizationId: string,
  employeeIds?: readonly string[],
): Promise<ReadRules> {
  const rules: CompanyRules = {
    settings: await workSettingsOf(db, organizationId),
    schedules: await schedulesOf(db, organizationId),
    days: await calendarDaysOf(db, organizationId),
  };
  if (!rules.schedules.size) return { rules, people: new Map(), ofUnits: new Map() };
  const assigned = await selectAssignments(db, organizationId, employeeIds);
  const members = groupBy(
    await selectMemberships(db, organizationId, employeeIds),
    ({ employeeId }) => employeeId,
  );
  const ofUnits = groupBy(
    assigned.flatMap(({ unitId, ...one }) => (unitId === null ? [] : [{ unitId, ...one }])),
    ({ unitId }) => unitId,
  );
  const own = groupBy(
    assigned.flatMap(({ employeeId, ...one }) => (employeeId === null ? [] : [{ employeeId, ...one }])),
    ({ employeeId }) => employeeId,
  );
  const people = new Map(
    [...new Set([...own.keys(), ...members.keys()])].map((id) => [
      id,
      { own: own.get(id) ?? [], units: members.get(id) ?? [] },
    ]),
  );
  return { rules, people, ofUnits };
}

export function peopleRules({ rules, people, ofUnits }: ReadRules): PeopleRules {
  const { dayRule, workingDays } = planner(rules);
  const scheduleOn = (employeeId: string, date: CompanyDate): string | null => {
    const belonging = people.get(employeeId);
    return belonging ? scheduleOf(belonging, ofUnits, date) : null;
  };
  return {
    ruleOf: (id, date) => dayRule(scheduleOn(id, date), date),
    workingDaysOf: (id, date, month) => workingDays(scheduleOn(id, date), date, month),
    defaultRule: (date) => dayRule(null, date),
    varies: people.size > 0,
  };
}

export const rulesOfPeople = async (
  db: Executor,
  organizationId: string,
  employeeIds?: readonly string[],
): Promise<PeopleRules> => peopleRules(await readRules(db, organizationId, employeeIds));
