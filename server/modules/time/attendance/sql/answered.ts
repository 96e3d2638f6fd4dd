import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import type { Value, ValuesOf } from '../../../../database/prepared.ts';

/**
 * Days between two company dates, both included, that the person has explained: by times that are proposed, accepted or refused,
 * by a late punch that waits, or by a reason for being late.
 */
export const queryAnswered = (
  db: Executor,
  organizationId: Value<string>,
  employeeId: Value<string>,
  { from, to }: ValuesOf<{ from: CompanyDate; to: CompanyDate }>,
) =>
  db
    .selectFrom(
      sql<{ date: CompanyDate; what: 'times' | 'reason' }>`(
        select date, 'times' as what
          from attendance_correction
         where organization_id = ${organizationId} and employee_id = ${employeeId}
           and date between ${from} and ${to} and state <> 'withdrawn'
         union all
        select shift_date, 'times'
          from late_punch
         where organization_id = ${organizationId} and employee_id = ${employeeId}
           and shift_date between ${from} and ${to} and state = 'waiting'
         union all
        select date, 'reason'
          from tardiness_reason
         where organization_id = ${organizationId} and employee_id = ${employeeId}
           and date between ${from} and ${to})`.as('answered'),
    )
    .select(['date', 'what']);
