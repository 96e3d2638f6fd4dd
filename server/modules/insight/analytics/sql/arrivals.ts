import { sql } from 'kysely';
import { HALF_HOURS } from '#domain/analytics/arrivalTimes.ts';
import { daysOfMonth, type CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { inUnit, type WhichFigures } from './figures.ts';

export interface WeekdayRow {
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
  days: number;
  last: CompanyDate;
  /** Of each half-hour, from midnight on. */
  halfHours: number[];
}

/** A sum for each half-hour. Unnesting the arrays instead would create millions of rows for a long period. */
const sums = sql.join(
  Array.from({ length: HALF_HOURS }, (_, at) => sql`sum(arrivals[${sql.lit(at + 1)}])::int`),
);

/** Arrivals by weekday; weekdays without any are missing. */
export const selectArrivalTimes = async (
  db: Executor,
  { organizationId, from, to, unit }: WhichFigures,
): Promise<WeekdayRow[]> => {
  const { rows } = await sql<WeekdayRow>`
    select extract(isodow from date)::int as weekday, count(distinct date)::int as days,
           max(date)::text as last, array[${sums}] as "halfHours"
      from day_figures
     where organization_id = ${organizationId} and ${inUnit(unit)}
       and date between ${daysOfMonth(from)[0]} and ${daysOfMonth(to).at(-1)}
       and arrivals <> array_fill(0, array[${sql.lit(HALF_HOURS)}])
     group by 1`.execute(db);
  return rows;
};
