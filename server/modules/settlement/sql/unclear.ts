import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { Employee } from '../../../database/tables.generated.ts';
import { wasInScope } from '../../organization/index.ts';
import type { Whose } from './corrections.ts';

const day = { first: sql`wanted.date`, last: sql`wanted.date` };

/**
 * Of these dates in order, those without punch, correction or absence, since each person's hire: of whoever is active, or has punched in
 * the month of the date. Most people have come on all of them: days are counted first, in the index alone.
 */
export async function selectEmptyDays(
  db: Executor,
  { organizationId, scope }: Whose,
  dates: readonly CompanyDate[],
): Promise<{ employeeId: string; status: Employee['status']; date: CompanyDate }[]> {
  const range = sql`shift_date between ${dates[0]} and ${dates.at(-1)}`;
  const { rows } = await sql<{ employeeId: string; status: Employee['status']; date: CompanyDate }>`
    with came as (
      select employee_id, count(distinct shift_date) as days, min(shift_date) as first
        from punch
       where organization_id = ${organizationId} and ${range} and shift_date = any(${dates}::date[])
       group by employee_id),
    away as (
      select employee.id, employee.status, hired.date as since
        from employee
       cross join lateral (select (employee.registered_at at time zone 'Asia/Tashkent')::date as date) hired
        left join came on came.employee_id = employee.id
       where employee.organization_id = ${organizationId}
         -- Days before the hire do not make up for those since.
         and (came.first < hired.date or coalesce(came.days, 0) < (
               select count(*) from unnest(${dates}::date[]) as wanted (date) where wanted.date >= hired.date)))
    select away.id as "employeeId", away.status, wanted.date::text as date
      from away
     cross join lateral (
           select array_agg(distinct shift_date) as dates
             from punch
            where organization_id = ${organizationId} and employee_id = away.id and ${range}) came
      join unnest(${dates}::date[]) as wanted (date)
        on wanted.date >= away.since and (came.dates is null or wanted.date <> all(came.dates))
     where ${scope ? wasInScope(sql`away.id`, day, organizationId, scope) : sql`true`}
       and (away.status = 'active' or exists (
             select from punch
              where organization_id = ${organizationId} and employee_id = away.id
                and shift_date >= date_trunc('month', wanted.date)::date
                and shift_date < (date_trunc('month', wanted.date) + interval '1 month')::date))
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
