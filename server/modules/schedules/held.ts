import type { CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { Executor } from '../../database/database.ts';
import { groupBy } from '../groupBy.ts';
import { selectAssignments } from './sql/schedules.ts';

interface Whose {
  employeeId: string | null;
  unitId: string | null;
}

/** The schedule that each of these people and every unit has been given for a day, by itself; null without one. */
export async function givenOn(
  db: Executor,
  organizationId: string,
  people: readonly string[],
  date: CompanyDate,
): Promise<(whose: Whose) => string | null> {
  const keyOf = ({ employeeId, unitId }: Whose) => employeeId ?? unitId;
  const given = groupBy(await selectAssignments(db, organizationId, people), keyOf);
  return (whose) => versionOn(given.get(keyOf(whose)) ?? [], date)?.scheduleId ?? null;
}
