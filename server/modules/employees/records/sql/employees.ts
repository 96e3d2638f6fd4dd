import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { printedFields } from '#domain/fields/printedFields.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { Employee } from '../../../../database/tables.generated.ts';
import { isEmployedIn, readEmployment } from './employment.ts';
import { limitOn } from './limits.ts';
import { salaryOn } from './salaries.ts';

export type EmployeeStatus = Employee['status'];

const queryWithCard = (db: Executor, organizationId: string, date: CompanyDate) =>
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
      'employee.status',
      'employee.chosenStatus',
      'employee.addedAt',
      'employee.registeredAt',
      'employee.accountCredit',
      'employee.employment',
      ...printedFields.map((field) => `employee.${field}` as const),
      'card.id as cardId',
      'card.first4',
      'card.last4',
      salaryOn(organizationId, date),
      limitOn(organizationId, date),
    ]);

export type EmployeeRow = Awaited<ReturnType<typeof selectEmployees>>[number];

/** Selects employees with the salary and the limit of a date. */
export const selectEmployees = (
  db: Executor,
  organizationId: string,
  ids: readonly string[],
  date: CompanyDate,
) => queryWithCard(db, organizationId, date).where('employee.id', 'in', ids).execute();

/** One parameter for any number of people. */
const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

const queryCore = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employee')
    .select([
      ...(['id', 'accountId', 'firstName', 'lastName', 'status', 'chosenStatus', 'addedAt'] as const),
      'employment',
    ])
    .where('organizationId', '=', organizationId);

const parseRow = <Row extends { employment: string }>({ employment, ...row }: Row) => ({
  ...row,
  employment: readEmployment(employment),
});

/** Locks employees in the order of ids, so that two changes of the same people do not deadlock. */
export const lockCore = async (tx: Tx, organizationId: string, ids: readonly string[]) =>
  (await queryCore(tx, organizationId).where('id', '=', anyOf(ids)).orderBy('id').forUpdate().execute()).map(
    parseRow,
  );

export const selectCores = async (db: Executor, organizationId: string, ids: readonly string[]) =>
  (await queryCore(db, organizationId).where('id', '=', anyOf(ids)).execute()).map(parseRow);

export const selectCore = async (db: Executor, organizationId: string, id: string) => {
  const row = await queryCore(db, organizationId).where('id', '=', id).executeTakeFirst();
  return row && parseRow(row);
};

/** Selects what forms print about a person besides the name. */
export const selectPrinted = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('employee')
    .select(['id', 'pinfl', ...printedFields])
    .where('organizationId', '=', organizationId)
    .where('id', '=', anyOf(ids))
    .execute();

export const selectByPinfl = (db: Executor, organizationId: string, pinfls: readonly string[]) =>
  db
    .selectFrom('employee')
    .select(['id', 'pinfl'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`pinfl = any(${pinfls}::text[])`)
    .execute();

export const selectNames = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('employee')
    .select(['id', 'firstName', 'lastName'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', anyOf(ids))
    .execute();

export const selectAccounts = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .where('id', '=', anyOf(ids))
    .select(['id', 'accountId'])
    .execute();

export const selectLeft = (db: Executor, organizationId: string, ids: readonly string[]) =>
  db
    .selectFrom('employee')
    .where('organizationId', '=', organizationId)
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'left')
    .select('id')
    .execute();

/** Selects the people who are employed on a day or later, of all people or of these. */
export const selectStaying = async (
  db: Executor,
  organizationId: string,
  from: CompanyDate,
  ids?: readonly string[],
) =>
  (
    await db
      .selectFrom('employee')
      .where('organizationId', '=', organizationId)
      .where(isEmployedIn({ from, to: null }))
      .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids ?? []}::uuid[])`))
      .select('id')
      .execute()
  ).map(({ id }) => id);

export const countActive = async (db: Executor, organizationId: string) =>
  (
    await db
      .selectFrom('employee')
      .where('organizationId', '=', organizationId)
      .where('status', '=', 'active')
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;
