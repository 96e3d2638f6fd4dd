import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor } from '../../../database/database.ts';
import { holdsOn } from './scope.ts';

/** Own schedules by employee id; people without one on the date, or with a closed one, are missing. */
export async function ownSchedulesOf(
  db: Executor,
  organizationId: string,
  employeeIds: readonly string[],
  date: CompanyDate,
): Promise<ReadonlyMap<string, components['schemas']['UnitTitle']>> {
  if (!employeeIds.length) return new Map();
  const rows = await db
    .selectFrom('scheduleAssignment as own')
    .innerJoin('schedule', (on) =>
      on
        .onRef('schedule.organizationId', '=', 'own.organizationId')
        .onRef('schedule.id', '=', 'own.scheduleId'),
    )
    .where('own.organizationId', '=', organizationId)
    .where(sql<boolean>`own.employee_id = any(${employeeIds}::uuid[])`)
    .where(holdsOn(organizationId, date, 'schedule_assignment'))
    .where(sql<boolean>`coalesce(schedule.closed_from > ${date}, true)`)
    .select(['own.employeeId', 'schedule.id', 'schedule.title'])
    .execute();
  return new Map(rows.map(({ employeeId, ...schedule }) => [employeeId!, schedule]));
}
