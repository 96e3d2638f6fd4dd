import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Employer } from '../../../database/tables.generated.ts';
import { holdsOn } from './scope.ts';

export const insertEmployer = (tx: Tx, row: Employer) => tx.insertInto('employer').values(row).execute();

export const countOwned = async (tx: Tx, accountId: string) =>
  (
    await tx
      .selectFrom('employer')
      .where('accountId', '=', accountId)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const selectOwners = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employer')
    .where('organizationId', '=', organizationId)
    .where('role', '=', 'owner')
    .select(['id', 'accountId'])
    .execute();

/** Locks the place that an account has at the company. */
export const lockEmployer = (
  tx: Tx,
  { organizationId, accountId }: Pick<Employer, 'organizationId' | 'accountId'>,
) =>
  tx
    .selectFrom('employer')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .select('id')
    .forUpdate()
    .execute();

/** Owners and accountants: who may close a month and pay. */
export const selectBookkeepers = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employer')
    .where('organizationId', '=', organizationId)
    .where('role', 'in', ['owner', 'accountant'])
    .select(['id', 'accountId'])
    .execute();

/** Colleagues who may see one of these days: owners, accountants, and managers of the unit that the person is in on it. */
export const selectSeers = (
  db: Executor,
  organizationId: string,
  days: readonly { employeeId: string; date: CompanyDate }[],
) =>
  db
    .selectFrom('employer')
    .where('organizationId', '=', organizationId)
    .where(
      sql<boolean>`(role <> 'manager' or unit_ids && array(
        select own.unit_id from employee_unit as own
          join unnest(${days.map(({ employeeId }) => employeeId)}::uuid[], ${days.map(({ date }) => date)}::date[])
               as day (employee_id, date) on day.employee_id = own.employee_id
         where own.organization_id = ${organizationId} and ${holdsOn(organizationId, sql`day.date`)}))`,
    )
    .select(['id', 'accountId', 'role'])
    .execute();
