import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { wasInUnit } from '../../../organization/index.ts';

export interface WhoseMoves {
  organizationId: string;
  /** The range includes both days. */
  from: CompanyDate;
  to: CompanyDate;
  /** Only people who were in this unit on the day, or in none with `none`. */
  unit?: string | undefined;
}

export interface DayMoves {
  date: CompanyDate;
  joined: number;
  left: number;
}

/**
 * Counts for each day the people who had their first working day and those who had their last; days without either are
 * missing. A person who never took the job neither joined nor left, and a person who came back has not left.
 */
export const selectMoves = async (
  db: Executor,
  { organizationId, from, to, unit }: WhoseMoves,
): Promise<DayMoves[]> => {
  const { rows } = await sql<DayMoves>`
    with dated as (
      select id as employee_id, moved.*
        from employee
       cross join lateral (values (lower(employment), 1, 0), (upper(employment) - 1, 0, 1)) as moved (date, joined, "left")
       where organization_id = ${organizationId}
    )
    select date::text as date, sum(joined) as joined, sum("left") as left
      from dated
     where date between ${from} and ${to}
       and ${unit === undefined ? sql`true` : wasInUnit(sql`dated.employee_id`, sql`dated.date`, organizationId, unit)}
     group by date`.execute(db);
  return rows;
};
