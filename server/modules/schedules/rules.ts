import { scheduleOf, type Assigned, type Belonging } from '#domain/attendance/assignment.ts';
import {
  planner,
  type CompanyRules,
  type DayRule,
  type MonthPlan,
  type ScheduleVersion,
} from '#domain/attendance/rules.ts';
import { scheduleOfPlan } from '#domain/attendance/scheduleForm.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { Executor } from '../../database/database.ts';
import { groupBy } from '../groupBy.ts';
import { calendarDaysOf, workSettingsOf } from '../organization/index.ts';
import { selectAssignments, selectMemberships, selectSchedules, selectVersions } from './sql/schedules.ts';

/** The rules of a company’s people: which schedule each follows on a date. */
export interface PeopleRules {
  ruleOf: (employeeId: string, date: CompanyDate) => DayRule;
  /** The whole month as if the person, hired on that day, were employed throughout. */
  monthPlanOf: (employeeId: string, month: CompanyMonth, hiredOn: CompanyDate) => MonthPlan;
  /** For a person on the default schedule. */
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
 * All dated rules of the company and who follows which schedule: for these people, or for
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

/** Who follows a schedule on some day from `from` on and, where given, before `until`. */
export function followersOf(
  { people, ofUnits }: ReadRules,
  scheduleId: string,
  from: CompanyDate,
  until?: CompanyDate,
): string[] {
  const ofSomeUnit = [...ofUnits.values()].flat();
  return [...people].flatMap(([id, belonging]) => {
    // What is followed changes on these days alone.
    const starts = [...belonging.own, ...belonging.units, ...ofSomeUnit].map(({ validFrom }) => validFrom);
    const dates = [from, ...starts.filter((date) => date > from && (until === undefined || date < until))];
    return dates.some((date) => scheduleOf(belonging, ofUnits, date) === scheduleId) ? [id] : [];
  });
}

export function peopleRules({ rules, people, ofUnits }: ReadRules): PeopleRules {
  const { dayRule, monthPlan } = planner(rules);
  const scheduleOn = (employeeId: string, date: CompanyDate): string | null => {
    const belonging = people.get(employeeId);
    return belonging ? scheduleOf(belonging, ofUnits, date) : null;
  };
  return {
    ruleOf: (id, date) => dayRule(scheduleOn(id, date), date),
    monthPlanOf: (id, month, hiredOn) => monthPlan(month, hiredOn, (date) => scheduleOn(id, date)),
    defaultRule: (date) => dayRule(null, date),
    varies: people.size > 0,
  };
}

/** What a day is read by: first days of the settings and of the schedule's version, and which schedule (null: the company's own). */
export interface RuleVersions {
  settingsFrom: CompanyDate;
  scheduleId: string | null;
  scheduleFrom: CompanyDate | null;
}

export function ruleVersionsOf({
  rules,
  people,
  ofUnits,
}: ReadRules): (employeeId: string, date: CompanyDate) => RuleVersions {
  return (employeeId, date) => {
    const belonging = people.get(employeeId);
    const given = belonging ? scheduleOf(belonging, ofUnits, date) : null;
    const version = given === null ? undefined : versionOn(rules.schedules.get(given) ?? [], date);
    const holds = version?.schedule ? version : undefined;
    return {
      settingsFrom: versionOn(rules.settings, date)!.validFrom,
      scheduleId: holds ? given : null,
      scheduleFrom: holds?.validFrom ?? null,
    };
  };
}

export const rulesOfPeople = async (
  db: Executor,
  organizationId: string,
  employeeIds?: readonly string[],
): Promise<PeopleRules> => peopleRules(await readRules(db, organizationId, employeeIds));
