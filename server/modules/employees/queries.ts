import { sql } from 'kysely';
import { addDays, companyDayStart } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../database/database.ts';
import type { Employee } from '../../database/tables.generated.ts';

export type EmployeeStatus = Employee['status'];

const withCard = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employee')
    .innerJoin('card', (on) =>
      on
        .onRef('card.organizationId', '=', 'employee.organizationId')
        .onRef('card.employeeId', '=', 'employee.id')
        .on('card.isDefault', '=', true),
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

export const selectCards = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('card')
    .select(['id', 'employeeId', 'first4', 'last4'])
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();

export const selectDefaultCard = (db: Executor, organizationId: string, employeeId: string) =>
  db
    .selectFrom('card')
    .select(['id', 'employeeId', 'first4', 'last4'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('isDefault', '=', true)
    .executeTakeFirst();

export interface AtWork {
  organizationId: string;
  /** Company date. */
  date: string;
  /** Everyone who punched on that date. */
  punched: readonly string[];
}

/**
 * Everyone who could have come on a date: active and hired by its end; and everyone who did come, whatever happened
 * since.
 */
const atWork = (db: Executor, { organizationId, date, punched }: AtWork) =>
  db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .where((row) =>
      row.or([
        row.and([
          row('status', '=', 'active'),
          row('registeredAt', '<', new Date(companyDayStart(addDays(date, 1)))),
        ]),
        sql<boolean>`id = any(${punched}::uuid[])`,
      ]),
    );

export const countAtWork = async (db: Executor, who: AtWork) =>
  (
    await atWork(db, who)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const selectAtWork = (db: Executor, who: AtWork, page: { limit: number; offset: number }) =>
  atWork(db, who)
    .select(['id', 'firstName', 'lastName'])
    .orderBy('searchKey')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
