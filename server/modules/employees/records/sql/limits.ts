import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { Value } from '../../../../database/prepared.ts';
import type { EmployeeLimit } from '../../../../database/tables.generated.ts';

/** The column of the person's own limit on a date, for queries of `employee`; null if there is none. */
export const limitOn = (organizationId: Value<string>, date: Value<CompanyDate>) =>
  sql<Tiyin | null>`(
    select l.balance_limit from employee_limit l
     where l.organization_id = ${organizationId} and l.employee_id = employee.id and l.replaced_at is null
       and l.valid_from <= ${date}
     order by l.valid_from desc limit 1)`.as('balanceLimit');

/** Selects the limits of these people on a date. People without a limit are missing. */
export const selectLimits = (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  date: CompanyDate,
) =>
  db
    .selectFrom('employeeLimit')
    .distinctOn('employeeId')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`employee_id = any(${ids}::uuid[])`)
    .where('replacedAt', 'is', null)
    .where('validFrom', '<=', date)
    .select(['employeeId', 'balanceLimit'])
    .orderBy('employeeId')
    .orderBy('validFrom', 'desc')
    .execute();

/** Selects the versions in force of these people, ordered by first day. */
export const queryLimitVersions = (
  db: Executor,
  organizationId: Value<string>,
  ids: Value<readonly string[]>,
) =>
  db
    .selectFrom('employeeLimit')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`employee_id = any(${ids}::uuid[])`)
    .where('replacedAt', 'is', null)
    .select(['employeeId', 'validFrom', 'balanceLimit'])
    .orderBy('employeeId')
    .orderBy('validFrom');

/** Marks the versions of these people's days as replaced. */
export const replaceLimits = (
  tx: Tx,
  organizationId: string,
  days: readonly { employeeId: string; validFrom: CompanyDate }[],
  at: Date,
) =>
  sql`
    update employee_limit l set replaced_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as n("employeeId" uuid, "validFrom" date)
     where l.organization_id = ${organizationId} and l.employee_id = n."employeeId" and l.valid_from = n."validFrom"
       and l.replaced_at is null`.execute(tx);

export const insertLimits = (tx: Tx, rows: readonly EmployeeLimit[]) =>
  insertMany('employeeLimit', rows).execute(tx);
