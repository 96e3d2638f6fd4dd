import { scheduleOf, type Belonging, type GivenSchedules } from '#domain/attendance/assignment.ts';
import {
  planner,
  type CompanyRules,
  type DayRule,
  type MonthPlan,
  type Planner,
  type ScheduleVersion,
} from '#domain/attendance/rules.ts';
import { scheduleOfPlan } from '#domain/attendance/scheduleForm.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { Executor } from '../../../database/database.ts';
import { keptByCompany } from '../../../database/keptRules.ts';
import { groupBy } from '../../groupBy.ts';
import { calendarDaysOf, workSettingsOf, membershipsOf } from '../../organization/index.ts';
import {
  selectAssignments,
  selectSchedules,
  selectUnitAssignments,
  selectVersions,
} from './sql/schedules.ts';

/** The rules of a company’s people: which schedule each follows on a date. */
export interface PeopleRules {
  ruleOf: (employeeId: string, date: CompanyDate) => DayRule;
  /** The whole month as if the person, whose first working day is given, were employed throughout. */
  monthPlanOf: (employeeId: string, month: CompanyMonth, firstDay: CompanyDate) => MonthPlan;
  /** For a person on the default schedule. */
  defaultRule: (date: CompanyDate) => DayRule;
  /** Whether people may follow other schedules than the default one. */
  varies: boolean;
}
export type RuleOf = PeopleRules['ruleOf'];

export interface ReadRules extends GivenSchedules {
  rules: CompanyRules;
  people: ReadonlyMap<string, Belonging>;
}

/** The versions of a schedule that is closed from a day on. */
export const closedVersions = (
  versions: readonly ScheduleVersion[],
  closedFrom: CompanyDate,
): ScheduleVersion[] => [
  ...versions.filter(({ validFrom }) => validFrom < closedFrom),
  { validFrom: closedFrom, schedule: null },
];

/** Closing days of schedules whose people and units fall back to the next schedule in line. */
export const closingsOf = (
  schedules: Awaited<ReturnType<typeof selectSchedules>>,
): GivenSchedules['closings'] =>
  new Map(
    schedules.flatMap(({ id, closedFrom, companyAfterClosing }) =>
      closedFrom === null || companyAfterClosing ? [] : [[id, closedFrom]],
    ),
  );

/** What a company has set for all of its people; the same object until it changes. */
const readCompanyRules = keptByCompany(
  async (db, organizationId): Promise<GivenSchedules & { rules: CompanyRules }> => {
    const settings = await workSettingsOf(db, organizationId);
    const days = await calendarDaysOf(db, organizationId);
    const rows = await selectSchedules(db, organizationId);
    const versions = rows.length ? await selectVersions(db, organizationId) : [];
    const assigned = rows.length ? await selectUnitAssignments(db, organizationId) : [];
    const ofUnits = groupBy(
      assigned.flatMap(({ unitId, ...one }) => (unitId === null ? [] : [{ unitId, ...one }])),
      ({ unitId }) => unitId,
    );
    return {
      rules: { settings, days, schedules: schedulesOf(rows, versions) },
      ofUnits,
      closings: closingsOf(rows),
    };
  },
);

/** Named schedules with their versions. */
function schedulesOf(
  rows: Awaited<ReturnType<typeof selectSchedules>>,
  saved: Awaited<ReturnType<typeof selectVersions>>,
): CompanyRules['schedules'] {
  const versions = groupBy(saved, ({ scheduleId }) => scheduleId);
  const schedules = rows.map(({ id, closedFrom }): [string, readonly ScheduleVersion[]] => {
    const own = (versions.get(id) ?? []).map(({ validFrom, schedule }): ScheduleVersion => ({
      validFrom,
      schedule: scheduleOfPlan(schedule),
    }));
    return [id, closedFrom === null ? own : closedVersions(own, closedFrom)];
  });
  return new Map(schedules);
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
  const company = await readCompanyRules(db, organizationId);
  if (!company.rules.schedules.size) return { ...company, people: new Map() };
  const assigned = await selectAssignments(db, organizationId, employeeIds);
  const members = groupBy(
    await membershipsOf(db, organizationId, employeeIds),
    ({ employeeId }) => employeeId,
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
  return { ...company, people };
}

const planners = new WeakMap<CompanyRules, Planner>();

/** One planner for the rules that are kept of a company, so that what it has computed serves the next call. */
function plannerOf(rules: CompanyRules): Planner {
  const known = planners.get(rules) ?? planner(rules);
  planners.set(rules, known);
  return known;
}

export function peopleRules({ rules, people, ...given }: ReadRules): PeopleRules {
  const { dayRule, monthPlan } = plannerOf(rules);
  const scheduleOn = (employeeId: string, date: CompanyDate): string | null => {
    const belonging = people.get(employeeId);
    return belonging ? scheduleOf(belonging, given, date) : null;
  };
  return {
    ruleOf: (id, date) => dayRule(scheduleOn(id, date), date),
    monthPlanOf: (id, month, firstDay) => monthPlan(month, firstDay, (date) => scheduleOn(id, date)),
    defaultRule: (date) => dayRule(null, date),
    varies: people.size > 0,
  };
}

/**
 * The versions of the rules of a day: first days of the settings and of the schedule's version, and the schedule (null:
 * the company's own).
 */
export interface RuleVersions {
  settingsFrom: CompanyDate;
  scheduleId: string | null;
  scheduleFrom: CompanyDate | null;
}

export function ruleVersionsOf({
  rules,
  people,
  ...given
}: ReadRules): (employeeId: string, date: CompanyDate) => RuleVersions {
  return (employeeId, date) => {
    const belonging = people.get(employeeId);
    const followed = belonging ? scheduleOf(belonging, given, date) : null;
    const version = followed === null ? undefined : versionOn(rules.schedules.get(followed) ?? [], date);
    const holds = version?.schedule ? version : undefined;
    return {
      settingsFrom: versionOn(rules.settings, date)!.validFrom,
      scheduleId: holds ? followed : null,
      scheduleFrom: holds?.validFrom ?? null,
    };
  };
}

export const rulesOfPeople = async (
  db: Executor,
  organizationId: string,
  employeeIds?: readonly string[],
): Promise<PeopleRules> => peopleRules(await readRules(db, organizationId, employeeIds));
