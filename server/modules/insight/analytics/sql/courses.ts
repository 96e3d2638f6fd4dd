import { sql } from 'kysely';
import { daysOfMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import type { WhichFigures } from './figures.ts';

export interface CoursePoint {
  /** '' for none. */
  unit: string;
  /** The date or the month. */
  point: string;
  /** On the last day with people. */
  people: number;
  due: number;
  attended: number;
  away: number;
}

/** Figures of each unit by date or month; none without people. */
export const selectCourses = async (
  db: Executor,
  { organizationId, from, to }: Omit<WhichFigures, 'unit'>,
  step: 'day' | 'month',
): Promise<CoursePoint[]> => {
  const { rows } = await sql<CoursePoint>`
    select coalesce(unit_id::text, '') as unit, left(date::text, ${step === 'day' ? 10 : 7}) as point,
           (array_agg(people order by date desc))[1] as people, sum(due) as due, sum(attended) as attended,
           sum(away) as away
      from day_figures
     where organization_id = ${organizationId}
       and date between ${daysOfMonth(from)[0]} and ${daysOfMonth(to).at(-1)}
     group by 1, 2`.execute(db);
  return rows;
};
