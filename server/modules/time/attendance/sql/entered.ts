import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';

/** Those of these people for whom a day in the range was entered, with its times or as an absence; with the last such day. */
export const selectEntered = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  { from, to }: { from: CompanyDate; to: CompanyDate },
): Promise<ReadonlyMap<string, CompanyDate>> => {
  const { rows } = await sql<{ employeeId: string; last: CompanyDate }>`
    select employee_id as "employeeId", max(date) as last
      from (select organization_id, employee_id, date, date as first_day
              from attendance_correction where state = 'accepted'
            union all
            select organization_id, employee_id, least(last_day, ${to}), first_day
              from absence where state = 'accepted') as entered
     where organization_id = ${organizationId} and employee_id = any(${ids}::uuid[]) and date >= ${from} and first_day <= ${to}
     group by employee_id`.execute(db);
  return new Map(rows.map(({ employeeId, last }) => [employeeId, last]));
};

/** People with a check-in, a correction or an absence, even a waiting one, in these ranges, both ends included. */
export const selectRecorded = async (
  db: Executor,
  organizationId: string,
  ranges: readonly { employeeId: string; from: CompanyDate; to: CompanyDate }[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ employeeId: string }>`
    select n."employeeId"
      from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as n("employeeId" uuid, "from" date, "to" date)
     where exists (select from punch
                    where organization_id = ${organizationId} and employee_id = n."employeeId"
                      and shift_date between n."from" and n."to")
        or exists (select from late_punch
                    where organization_id = ${organizationId} and employee_id = n."employeeId"
                      and shift_date between n."from" and n."to")
        or exists (select from attendance_correction
                    where organization_id = ${organizationId} and employee_id = n."employeeId"
                      and date between n."from" and n."to" and state in ('proposed', 'accepted'))
        or exists (select from absence
                    where organization_id = ${organizationId} and employee_id = n."employeeId"
                      and first_day <= n."to" and last_day >= n."from" and state in ('proposed', 'accepted'))`.execute(
    db,
  );
  return new Set(rows.map(({ employeeId }) => employeeId));
};
