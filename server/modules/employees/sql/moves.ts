import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import { wasInUnit } from '../../organization/index.ts';

export interface WhoseMoves {
  organizationId: string;
  /** Both included. */
  from: CompanyDate;
  to: CompanyDate;
  /** Only of people who were in it on the day, or with `none` in none. */
  unit?: string | undefined;
}

export interface DayMoves {
  date: CompanyDate;
  joined: number;
  left: number;
}

/**
 * How many people's records began on a day, and how many left on it for good; days without either are left out. Whoever never took
 * the job neither joined nor left.
 */
export const selectMoves = async (
  db: Executor,
  { organizationId, from, to, unit }: WhoseMoves,
): Promise<DayMoves[]> => {
  const { rows } = await sql<DayMoves>`
    with gone as (
      select distinct on (event.employee_id) event.employee_id, event.at, event.from_status
        from employee_event as event
        join employee on employee.organization_id = event.organization_id and employee.id = event.employee_id
       where event.organization_id = ${organizationId} and employee.status = 'left'
         and event.to_status = 'left' and event.from_status <> 'left'
       order by event.employee_id, event.at desc
    ), moves as (
      select id as employee_id, registered_at as at, 1 as joined, 0 as left
        from employee
       where organization_id = ${organizationId}
         and (status in ('active', 'blocked')
              or id in (select employee_id from gone where from_status in ('active', 'blocked')))
       union all
      select employee_id, at, 0, 1 from gone where from_status in ('active', 'blocked')
    ), dated as (
      select employee_id, (at at time zone 'Asia/Tashkent')::date as date, joined, "left" from moves
    )
    select date::text as date, sum(joined) as joined, sum("left") as left
      from dated
     where date between ${from} and ${to}
       and ${unit === undefined ? sql`true` : wasInUnit(sql`dated.employee_id`, sql`dated.date`, organizationId, unit)}
     group by date`.execute(db);
  return rows;
};
