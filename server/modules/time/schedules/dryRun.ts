import { scheduleOf, type Belonging } from '#domain/attendance/assignment.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { versionOn, withVersion } from '#domain/dated/versions.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { ChangedRules } from './otherRules.ts';
import { closedVersions, type ReadRules } from './rules.ts';

export type Given = components['schemas']['ScheduleAssignmentChange'];
export type Moved = components['schemas']['UnitAssignmentChange'];

const nowhere: Belonging = { own: [], units: [] };

function withPeople(
  { people, ...rules }: ReadRules,
  ids: readonly string[],
  change: (belonging: Belonging) => Belonging,
): ReadRules {
  const changed = new Map(people);
  for (const id of ids) changed.set(id, change(people.get(id) ?? nowhere));
  return { ...rules, people: changed };
}

/** The rules after assigning a schedule to people or units. */
export function withAssigned(
  read: ReadRules,
  { scheduleId, employeeIds, unitIds, validFrom }: Given,
): ReadRules {
  const added = { validFrom, scheduleId };
  const ofUnits = new Map(read.ofUnits);
  for (const id of unitIds) ofUnits.set(id, withVersion(ofUnits.get(id) ?? [], added));
  return withPeople({ ...read, ofUnits }, employeeIds, ({ own, units }) => ({
    own: withVersion(own, added),
    units,
  }));
}

/** The rules after moving people into a unit. */
export const withMoved = (read: ReadRules, { unitId, employeeIds, validFrom }: Moved): ReadRules =>
  withPeople(read, employeeIds, ({ own, units }) => ({
    own,
    units: withVersion(units, { validFrom, unitId }),
  }));

/** The rules after closing a schedule from a day on, whatever hours were planned for it. */
export const withClosed = (read: ReadRules, id: string, validFrom: CompanyDate): ReadRules => {
  const versions = closedVersions(read.rules.schedules.get(id) ?? [], validFrom);
  return {
    ...read,
    rules: { ...read.rules, schedules: new Map(read.rules.schedules).set(id, versions) },
    closings: new Map(read.closings).set(id, validFrom),
  };
};

/** How many people are checked before the event loop is yielded. */
const PEOPLE_AT_ONCE = 500;

/** People who follow another schedule on some day from `from` on. A closed schedule counts as the company's own. */
export async function findOtherFollowers({ before, after, from, pause }: ChangedRules): Promise<string[]> {
  const followed = (read: ReadRules, id: string, date: CompanyDate): string | null => {
    const given = scheduleOf(read.people.get(id) ?? nowhere, read, date);
    return given !== null && versionOn(read.rules.schedules.get(given) ?? [], date)?.schedule ? given : null;
  };
  const days = (versions: readonly { validFrom: CompanyDate }[] = []) =>
    versions.flatMap(({ validFrom }) => (validFrom > from ? validFrom : []));
  /** The followed schedule can change only on these days. */
  const turns = ({ people, ofUnits, rules }: ReadRules, id: string) => {
    const { own, units } = people.get(id) ?? nowhere;
    const given = [...own, ...units.flatMap(({ unitId }) => (unitId && ofUnits.get(unitId)) || [])];
    const hours = given.flatMap(({ scheduleId }) => days(rules.schedules.get(scheduleId ?? '')));
    return [...days(own), ...days(units), ...days(given), ...hours];
  };
  const isOther = (id: string) =>
    [...new Set([from, ...turns(before, id), ...turns(after, id)])].some(
      (date) => followed(before, id, date) !== followed(after, id, date),
    );
  const ids = [...after.people.keys()];
  const others: string[] = [];
  for (let at = 0; at < ids.length; at += PEOPLE_AT_ONCE) {
    others.push(...ids.slice(at, at + PEOPLE_AT_ONCE).filter(isOther));
    await pause();
  }
  return others;
}
