import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { isEmployedIn } from '../../../employees/records/index.ts';
import { wasInScope } from '../../../organization/index.ts';
import type { Whose } from './corrections.ts';

const day = { first: sql`wanted.date`, last: sql`wanted.date` };

/**
 * Days of employed people without punch, correction or absence, among these dates in order. Most people came on all of
 * them, so days are counted first, from the index alone.
 */
export async function selectEmptyDays(
  db: Executor,
  { organizationId, scope }: Whose,
  dates: readonly CompanyDate[],
): Promise<{ employeeId: string; date: CompanyDate }[]> {
  const range = sql`shift_date between ${dates[0]} and ${dates.at(-1)}`;
  const { rows } = await sql<{ employeeId: string; date: CompanyDate }>`
    with came as (
      select employee_id, count(distinct shift_date) as days, min(shift_date) as first, max(shift_date) as last
        from punch
       where organization_id = ${organizationId} and ${range} and shift_date = any(${dates}::date[])
       group by employee_id),
    away as (
      select employee.id, employee.employment
        from employee
        left join came on came.employee_id = employee.id
       where employee.organization_id = ${organizationId}
         and ${isEmployedIn({ from: dates[0]!, to: dates.at(-1)! })}
         -- Days outside of the employment do not make up for those in it.
         and (not came.first <@ employee.employment or not came.last <@ employee.employment
              or coalesce(came.days, 0) < (
               select count(*) from unnest(${dates}::date[]) as wanted (date) where wanted.date <@ employee.employment)))
    select away.id as "employeeId", wanted.date::text as date
      from away
     cross join lateral (
           select array_agg(distinct shift_date) as dates
             from punch
            where organization_id = ${organizationId} and employee_id = away.id and ${range}) came
      join unnest(${dates}::date[]) as wanted (date)
        on wanted.date <@ away.employment and (came.dates is null or wanted.date <> all(came.dates))
     where ${scope ? wasInScope(sql`away.id`, day, organizationId, scope) : sql`true`}
       and not exists (
             select from attendance_correction correction
              where correction.organization_id = ${organizationId} and correction.employee_id = away.id
                and correction.date = wanted.date and correction.state = 'accepted')
       and not exists (
             select from absence
              where absence.organization_id = ${organizationId} and absence.employee_id = away.id
                and absence.state = 'accepted'
                and absence.first_day <= wanted.date and absence.last_day >= wanted.date)`.execute(db);
  return rows;
}
