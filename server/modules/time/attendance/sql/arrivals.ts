import { sql } from 'kysely';
import type { CameInHalfHour } from '#domain/attendance/arrivals.ts';
import { companyDayStart, type CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { wasInScope, type DayScope } from '../../../organization/index.ts';

interface AskedArrivals {
  organizationId: string;
  dates: readonly CompanyDate[];
  /** For each day, the people who were in it on that day. */
  scope: DayScope | undefined;
  /** Seconds since the start of the day; `byNow` counts arrivals until then. */
  seconds: number;
}

const day = sql`came.date`;

/**
 * How many people first checked in, by half-hour, for the shifts of these dates; an accepted correction replaces the
 * day's punches. People who came after midnight for a shift that began before it are counted in the first half-hours, but
 * never in `byNow`.
 */
export async function selectArrivals(
  db: Executor,
  { organizationId, dates, scope, seconds }: AskedArrivals,
): Promise<CameInHalfHour[]> {
  const starts = dates.map((date) => new Date(companyDayStart(date)).toISOString());
  const { rows } = await sql<CameInHalfHour>`
    with came as (
      select shift_date as date, employee_id, min(at) as at
        from punch
       where organization_id = ${organizationId} and shift_date = any(${dates}::date[]) and type = 'in'
         and not exists (
           select from attendance_correction as held
            where held.organization_id = ${organizationId} and held.employee_id = punch.employee_id
              and held.date = punch.shift_date and held.date = any(${dates}::date[]) and held.state = 'accepted')
       group by shift_date, employee_id
       union all
      select date, employee_id, (pairs -> 0 ->> 'in')::timestamptz
        from attendance_correction
       where organization_id = ${organizationId} and date = any(${dates}::date[]) and state = 'accepted'
    ), timed as (
      select date, extract(epoch from at - starts.at_midnight)::float8 as seconds
        from came
        join unnest(${dates}::date[], ${starts}::timestamptz[]) as starts (date, at_midnight) using (date)
       where ${scope ? wasInScope(sql`came.employee_id`, { first: day, last: day }, organizationId, scope) : sql`true`}
    )
    select date::text as date, (floor(seconds / 1800)::int + 48) % 48 as "halfHour",
           count(*) as people, count(*) filter (where seconds <= ${seconds}::float8) as "byNow"
      from timed
     group by date, 2`.execute(db);
  return rows;
}
