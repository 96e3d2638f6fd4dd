import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { Employee } from '../../../database/tables.generated.ts';
import { wasInScope } from '../../organization/index.ts';
import type { Whose } from './corrections.ts';

const day = { first: sql`wanted.date`, last: sql`wanted.date` };

/**
 * Of these dates, those without punch, correction or absence, since each person's hire: of whoever is active, or has punched in the
 * month of the date.
 */
export async function selectEmptyDays(
  db: Executor,
  { organizationId, scope }: Whose,
  dates: readonly CompanyDate[],
): Promise<{ employeeId: string; status: Employee['status']; date: CompanyDate }[]> {
  const { rows } = await sql<{ employeeId: string; status: Employee['status']; date: CompanyDate }>`
    select person.id as "employeeId", person.status, wanted.date::text as date
      from employee person
      join unnest(${dates}::date[]) as wanted (date)
        on wanted.date >= (person.registered_at at time zone 'Asia/Tashkent')::date
     where person.organization_id = ${organizationId}
       and ${scope ? wasInScope(sql`person.id`, day, organizationId, scope) : sql`true`}
       and (person.status = 'active' or exists (
             select from punch
              where punch.organization_id = person.organization_id and punch.employee_id = person.id
                and punch.shift_date >= date_trunc('month', wanted.date)::date
                and punch.shift_date < (date_trunc('month', wanted.date) + interval '1 month')::date))
       and not exists (
             select from punch
              where punch.organization_id = ${organizationId} and punch.employee_id = person.id
                and punch.shift_date = wanted.date)
       and not exists (
             select from attendance_correction correction
              where correction.organization_id = ${organizationId} and correction.employee_id = person.id
                and correction.date = wanted.date and correction.state = 'accepted')
       and not exists (
             select from absence
              where absence.organization_id = ${organizationId} and absence.employee_id = person.id
                and absence.state = 'accepted'
                and absence.first_day <= wanted.date and absence.last_day >= wanted.date)`.execute(db);
  return rows;
}
