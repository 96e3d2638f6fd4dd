import { sql } from 'kysely';
import { noSums, type DaySums } from '#domain/analytics/figures.ts';
import { daysOfMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';

export interface WhichFigures {
  organizationId: string;
  from: CompanyMonth;
  to: CompanyMonth;
  /** Only of this unit, or with `none` of people in no unit. */
  unit?: string | undefined;
}

export interface Figures extends DaySums {
  lateMedian: number | null;
  lateP90: number | null;
}

export const noFigures = (): Figures => ({ ...noSums(), lateMedian: null, lateP90: null });

export interface FoundFigures {
  total: Figures;
  /** By the date or the month; none without people. */
  points: ReadonlyMap<string, Figures>;
  /** By the unit's id, '' for none; none without people. */
  units: ReadonlyMap<string, Figures>;
}

/** Values of PostgreSQL's `grouping(point, unit)` for rows that are summed by one of them. */
const BY_POINT = 1;
const BY_UNIT = 2;

export const inUnit = (unit: string | undefined) => {
  if (unit === undefined) return sql`true`;
  return unit === 'none' ? sql`unit_id is null` : sql`unit_id = ${unit}`;
};

/** Totals, sums by date or month, and by unit. Minutes are counted before they are sorted, as there are few distinct values. */
export const selectFigures = async (
  db: Executor,
  { organizationId, from, to, unit }: WhichFigures,
  step: 'day' | 'month',
): Promise<FoundFigures> => {
  const { rows } = await sql<Figures & { level: number; key: string }>`
    with days as materialized (
      select date, people, due, attended, absent, away, starts, late, shifts, missed_check_outs, minutes_worked,
             rest_minutes, norm_minutes, late_minutes, left(date::text, ${step === 'day' ? 10 : 7}) as point,
             coalesce(unit_id::text, '') as unit
        from day_figures
       where organization_id = ${organizationId} and ${inUnit(unit)}
         and date between ${daysOfMonth(from)[0]} and ${daysOfMonth(to).at(-1)}
    ), sums as (
      select grouping(point, unit) as level, coalesce(point, unit, '') as key, sum(due) as due,
             sum(attended) as attended, sum(absent) as absent, sum(away) as away, sum(starts) as starts,
             sum(late) as late, sum(shifts) as shifts, sum(missed_check_outs) as missed, sum(minutes_worked) as worked,
             sum(rest_minutes) as rest, sum(norm_minutes) as norm
        from days group by grouping sets ((), (point), (unit))
    ), heads as (
      select distinct on (level, key) grouping(point, unit) as level, coalesce(point, unit, '') as key,
             sum(people) as people
        from days group by grouping sets ((date), (point, date), (unit, date))
       order by level, key, date desc
    ), times as (
      select grouping(point, unit) as level, coalesce(point, unit, '') as key, minutes, count(*) as times
        from days, unnest(late_minutes) as minutes
       group by grouping sets ((minutes), (point, minutes), (unit, minutes))
    ), ranks as (
      select level, key, minutes, sum(times) over (partition by level, key order by minutes) as until,
             sum(times) over (partition by level, key) as times
        from times
    ), lateness as (
      select level, key, min(minutes) filter (where until >= times * 0.5) as median,
             min(minutes) filter (where until >= times * 0.9) as ninetieth
        from ranks group by level, key
    )
    select level, key, people, due, attended, absent, away, starts, late, shifts, missed as "missedCheckOuts",
           worked as "minutesWorked", rest as "restMinutes", norm as "normMinutes", median as "lateMedian",
           ninetieth as "lateP90"
      from sums inner join heads using (level, key) left join lateness using (level, key)`.execute(db);
  const found = { total: noFigures(), points: new Map<string, Figures>(), units: new Map<string, Figures>() };
  for (const { level, key, ...figures } of rows)
    if (level === BY_POINT) found.points.set(key, figures);
    else if (level === BY_UNIT) found.units.set(key, figures);
    else found.total = figures;
  return found;
};
