import { scheduleOf, type Assigned } from '#domain/attendance/assignment.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { Executor } from '../../../database/database.ts';
import { groupBy } from '../../groupBy.ts';
import { closingsOf } from './rules.ts';
import { selectAssignments, selectSchedules } from './sql/schedules.ts';
import { membershipsOf } from '../../organization/index.ts';

interface Whose {
  employeeId: string | null;
  unitId: string | null;
}

interface Held {
  /** The person's or unit's own schedule. */
  own: string | null;
  /** For a person without an own schedule, that of the unit; null for the company's hours. */
  followed: string | null;
}

/** The schedules of these people and of every unit on a day. */
export async function readSchedulesOn(
  db: Executor,
  organizationId: string,
  people: readonly string[],
  date: CompanyDate,
): Promise<(whose: Whose) => Held> {
  const keyOf = ({ employeeId, unitId }: Whose) => employeeId ?? unitId!;
  const given: ReadonlyMap<string, readonly Assigned[]> = groupBy(
    await selectAssignments(db, organizationId, people),
    keyOf,
  );
  const memberships = await membershipsOf(db, organizationId, people);
  const units = groupBy(memberships, ({ employeeId }) => employeeId);
  const schedules = await selectSchedules(db, organizationId);
  const closings = closingsOf(schedules);
  const closed = new Set(
    schedules.flatMap(({ id, closedFrom }) => (closedFrom !== null && closedFrom <= date ? id : [])),
  );
  return (whose) => {
    const own = given.get(keyOf(whose)) ?? [];
    const followed = scheduleOf(
      { own, units: units.get(keyOf(whose)) ?? [] },
      { ofUnits: given, closings },
      date,
    );
    return {
      own: versionOn(own, date)?.scheduleId ?? null,
      followed: followed === null || closed.has(followed) ? null : followed,
    };
  };
}
