import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';

/** What somebody has told of a day: times that wait, hold or were refused, or why they were late. */
export interface Answered {
  date: CompanyDate;
  what: 'times' | 'reason';
}

/** One person's from one company date to another, both included. A late punch that waits tells times as well. */
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
