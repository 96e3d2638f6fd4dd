import { sql } from 'kysely';
import { daysOfMonth, type CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import { inUnit, type WhichFigures } from './figures.ts';

export interface WeekdayRow {
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
  days: number;
  last: CompanyDate;
  /** Of each half-hour, from midnight on. */
  halfHours: number[];
}

/** When people came, by weekday; none on which nobody did. */
export const selectArrivalTimes = async (
  db: Executor,
  { organizationId, from, to, unit }: WhichFigures,
): Promise<WeekdayRow[]> => {
  const { rows } = await sql<WeekdayRow>`
    with days as materialized (
      select date, extract(isodow from date)::int as weekday, arrivals
        from day_figures
       where organization_id = ${organizationId} and ${inUnit(unit)} and shifts > 0
         and date between ${daysOfMonth(from)[0]} and ${daysOfMonth(to).at(-1)}
    ), times as (
      select weekday, place, sum(people)::int as people
        from days, unnest(arrivals) with ordinality as came (people, place)
       group by weekday, place
    ), courses as (
      select weekday, array_agg(people order by place) as half_hours from times group by weekday
    )
    select weekday, count(distinct date)::int as days, max(date)::text as last, half_hours as "halfHours"
      from days inner join courses using (weekday)
     group by weekday, half_hours`.execute(db);
  return rows;
};
