import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { wasInScope } from '../../../organization/index.ts';
import type { Whose } from './corrections.ts';

export interface PossibleDays extends Whose {
  from: CompanyDate;
  to: CompanyDate;
  /** Days with less presence may not count; null where every day has to be checked. */
  lessThanSeconds: number | null;
  /** Dates that are off by the company's schedule. */
  off: readonly CompanyDate[];
}

const day = { first: sql`punch.shift_date`, last: sql`punch.shift_date` };

/**
 * Candidates among worked days for a decision, with their punches in order; the caller judges them by the rules. In a
 * large company most days are none: candidates are found in the index alone, and only their punches are read from the
 * table.
 */
export async function selectPossibleDays(
  db: Executor,
  { organizationId, scope, from, to, lessThanSeconds, off }: PossibleDays,
) {
  const ofCompany = sql`punch.organization_id = ${organizationId}
       and ${scope ? wasInScope(sql`punch.employee_id`, day, organizationId, scope) : sql`true`}`;
  const { rows } = await sql<{ employeeId: string; date: CompanyDate; punches: ['in' | 'out', string][] }>`
    with possible as (
      select employee_id, shift_date
        from punch
       where ${ofCompany} and shift_date >= ${from} and shift_date <= ${to}
       group by employee_id, shift_date
      having ${lessThanSeconds}::float8 is null
          or count(*) filter (where type = 'in') <> count(*) filter (where type = 'out')
          or sum(case type when 'out' then 1 else -1 end * date_part('epoch', at)) < ${lessThanSeconds}::float8
          or shift_date = any(${off}::date[])
       union
      select punch.employee_id, punch.shift_date
        from absence
        join punch on punch.employee_id = absence.employee_id
         and punch.shift_date between greatest(absence.first_day, ${from}) and least(absence.last_day, ${to})
       where ${ofCompany} and absence.organization_id = ${organizationId} and absence.state = 'accepted'
         and absence.first_day <= ${to} and absence.last_day >= ${from})
    select possible.employee_id as "employeeId", possible.shift_date::text as date, own.punches
      from possible
     cross join lateral (
           select json_agg(json_build_array(type, at) order by at, id) as punches
             from punch
            where organization_id = ${organizationId} and employee_id = possible.employee_id
              and shift_date = possible.shift_date) own`.execute(db);
  return rows.map(({ employeeId, date, punches }) => ({
    employeeId,
    date,
    punches: punches.map(([type, at]) => ({ employeeId, shiftDate: date, type, at: new Date(at) })),
  }));
}
