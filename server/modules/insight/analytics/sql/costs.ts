import { sql } from 'kysely';
import type { DayCostSums } from '#domain/analytics/dayCosts.ts';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { additionsOfMonths } from '../../../money/payLines/index.ts';
import { inUnit } from './figures.ts';

export interface WhichCosts {
  organizationId: string;
  /** The counted months. */
  months: readonly CompanyMonth[];
  /** Months before it are summed separately. */
  from: CompanyMonth;
  unit: string | undefined;
}

export interface CostsRow extends DayCostSums {
  /** Whether the row is for the months before. */
  isEarlier: boolean;
  /** Whether the row is for all units together. */
  isTotal: boolean;
  /** Null for none. */
  unitId: string | null;
}

/**
 * Totals, and sums by the unit of each person's month; none without people. People are summed first, so that fewer rows
 * are grouped.
 */
export const selectDayCosts = async (
  db: Executor,
  { organizationId, months, from, unit }: WhichCosts,
): Promise<CostsRow[]> => {
  const { rows } = await sql<CostsRow>`
    with figures as (
      select month, employee_id, unit_id, earned, days_worked
        from earned_figures where organization_id = ${organizationId} and month = any(${months}::text[])
    ), added as (
      select lines.period as month, lines.employee_id, figures.unit_id, lines.amount
        from (${additionsOfMonths(db, organizationId, months)}) as lines
        left join figures on figures.month = lines.period and figures.employee_id = lines.employee_id
    ), people as (
      select month < ${from} as earlier, unit_id, employee_id, sum(earned) as earned, sum(days_worked) as days,
             sum(additions) as additions
        from (select *, 0 as additions from figures
              union all
              select month, employee_id, unit_id, 0, 0, amount from added) as months
       where ${inUnit(unit)}
       group by 1, 2, 3
    )
    select earlier as "isEarlier", grouping(unit_id) = 1 as "isTotal", unit_id as "unitId",
           count(distinct employee_id) filter (where days > 0) as people, sum(earned) as earned,
           sum(additions) as additions, sum(days) as "daysWorked"
      from people group by grouping sets ((earlier), (earlier, unit_id))`.execute(db);
  return rows;
};
