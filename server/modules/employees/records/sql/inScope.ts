import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { isInScope, wasInScope, type DayScope, type Scope } from '../../../organization/index.ts';

export const selectInScope = async (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  scope: Scope | undefined,
) => {
  const rows = await db
    .selectFrom('employee')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .$if(scope !== undefined, (query) => query.where(isInScope(sql.ref('id'), organizationId, scope!)))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Selects those of these days that are in the scope, as `employeeId date`. */
export async function selectSeenDays(
  db: Executor,
  { organizationId, scope }: { organizationId: string; scope: DayScope | undefined },
  days: readonly { employeeId: string; date: CompanyDate }[],
): Promise<ReadonlySet<string>> {
  const wantedDate = sql`wanted.date`;
  const { rows } = await sql<{ key: string }>`
    select concat(wanted.employee_id, ' ', wanted.date) as key
      from unnest(${days.map(({ employeeId }) => employeeId)}::uuid[], ${days.map(({ date }) => date)}::date[])
           as wanted (employee_id, date)
      join employee on employee.organization_id = ${organizationId} and employee.id = wanted.employee_id
     where ${scope ? wasInScope(sql`wanted.employee_id`, { first: wantedDate, last: wantedDate }, organizationId, scope) : sql`true`}`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}
