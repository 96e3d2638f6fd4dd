import type { Executor, Tx } from '../../../database/database.ts';
import type { Employee } from '../../../database/tables.generated.ts';

export type EmployeeStatus = Employee['status'];

const withCard = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employee')
    .innerJoin('defaultCard as card', (on) =>
      on
        .onRef('card.organizationId', '=', 'employee.organizationId')
        .onRef('card.employeeId', '=', 'employee.id'),
    )
    .where('employee.organizationId', '=', organizationId)
    .select([
      'employee.id',
      'employee.version',
      'employee.accountId',
      'employee.firstName',
      'employee.lastName',
      'employee.passportSerialNumber',
      'employee.pinfl',
      'employee.phoneNumber',
      'employee.salary',
      'employee.status',
      'employee.chosenStatus',
      'employee.registeredAt',
      'employee.accountCredit',
      'employee.balanceLimit',
      'card.id as cardId',
      'card.first4',
      'card.last4',
    ]);

export type EmployeeRow = Awaited<ReturnType<typeof selectEmployees>>[number];

export const selectEmployees = (db: Executor, organizationId: string, ids: readonly string[]) =>
  withCard(db, organizationId).where('employee.id', 'in', ids).execute();

const core = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employee')
    .select([
      'id',
      'accountId',
      'firstName',
      'lastName',
      'salary',
      'balanceLimit',
      'status',
      'chosenStatus',
      'registeredAt',
    ])
    .where('organizationId', '=', organizationId);

/** In the order of their ids, so that two changes of the same people do not deadlock. */
export const lockCore = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  core(tx, organizationId).where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const selectCores = (db: Executor, organizationId: string, ids: readonly string[]) =>
  core(db, organizationId).where('id', 'in', ids).execute();

export const selectCore = (db: Executor, organizationId: string, id: string) =>
  core(db, organizationId).where('id', '=', id).executeTakeFirst();

export const selectNames = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('employee')
    .select(['id', 'firstName', 'lastName'])
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();

export const selectAccounts = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .select(['id', 'accountId'])
    .execute();

/** Active people after an id, in the order of ids. */
export const pageActive = (db: Executor, organizationId: string, after: string | undefined, most: number) =>
  core(db, organizationId)
    .where('status', '=', 'active')
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(most)
    .execute();

export const countActive = async (db: Executor, organizationId: string) =>
  (
    await db
      .selectFrom('employee')
      .where('organizationId', '=', organizationId)
      .where('status', '=', 'active')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
