import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';

/**
 * Days of these people with any record, as `employeeId date`: a punch, even a waiting one, a proposed or accepted
 * correction or absence, or a decision.
 */
export async function selectTakenDays(
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  { from, to }: { from: CompanyDate; to: CompanyDate },
): Promise<ReadonlySet<string>> {
  const own = sql`organization_id = ${organizationId} and employee_id = any(${ids}::uuid[])`;
  const { rows } = await sql<{ key: string }>`
    select concat(employee_id, ' ', date) as key
      from (select employee_id, shift_date as date from punch where ${own}
            union select employee_id, shift_date from late_punch where ${own} and state = 'waiting'
            union select employee_id, date from day_decision where ${own}
            union select employee_id, date from attendance_correction
                   where ${own} and state in ('proposed', 'accepted')
            union select employee_id, day::date
                    from absence, generate_series(greatest(first_day, ${from}::date), least(last_day, ${to}::date), '1 day') as day
                   where ${own} and state in ('proposed', 'accepted')) as taken
     where date between ${from} and ${to}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
