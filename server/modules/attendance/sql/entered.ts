import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';

/**
 * Of these people, those of whom a day was entered, with its times or as an absence, from one day on to another. With the last such
 * day.
 */
export const selectEntered = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  { from, to }: { from: CompanyDate; to: CompanyDate },
): Promise<ReadonlyMap<string, CompanyDate>> => {
  const { rows } = await sql<{ employeeId: string; last: CompanyDate }>`
    select employee_id as "employeeId", max(date) as last
      from (select organization_id, employee_id, date, date as first_day
              from attendance_correction where state = 'accepted'
            union all
            select organization_id, employee_id, least(last_day, ${to}), first_day
              from absence where state = 'accepted') as entered
     where organization_id = ${organizationId} and employee_id = any(${ids}::uuid[]) and date >= ${from} and first_day <= ${to}
     group by employee_id`.execute(db);
  return new Map(rows.map(({ employeeId, last }) => [employeeId, last]));
};
