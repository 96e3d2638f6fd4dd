import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';

/** A day that the person has explained: by times that are proposed, accepted or refused, or by a late reason. */
export interface Answered {
  date: CompanyDate;
  what: 'times' | 'reason';
}

/** A person's explained days between two company dates, both included. A waiting late punch counts as times. */
export const selectAnswered = async (
  db: Executor,
  organizationId: string,
  employeeId: string,
  { from, to }: { from: CompanyDate; to: CompanyDate },
): Promise<Answered[]> =>
  (
    await sql<Answered>`
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
         and date between ${from} and ${to}`.execute(db)
  ).rows;
