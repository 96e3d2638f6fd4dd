import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { printedFields } from '#domain/fields/printedFields.ts';
import type { Tx } from '../../../../database/database.ts';
import { assign, insertMany, populate } from '../../../../database/insertMany.ts';
import type { Employee } from '../../../../database/tables.generated.ts';
import { whenMade } from '../../../account/accounts/index.ts';
import type { EmployeeStatus } from './employees.ts';
import { employedAtLeastFrom } from './employment.ts';

/**
 * Inserts records and returns their ids. The unique indexes on PINFL and phone number decide between concurrent hires.
 * Rows are inserted in the order of PINFLs, so that two lists with the same people do not deadlock.
 */
export const insertEmployees = async (tx: Tx, rows: readonly Employee[]) => {
  const ordered = [...rows].sort((a, b) => (a.pinfl < b.pinfl ? -1 : 1));
  const { rows: inserted } = await sql<{ id: string }>`
    ${insertMany('employee', ordered)} on conflict do nothing returning id`.execute(tx);
  return new Set(inserted.map(({ id }) => id));
};

export const updateStatus = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  status: EmployeeStatus,
) =>
  tx
    .updateTable('employee')
    .set({ status })
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .execute();

/**
 * Joins a record with its account. An employment that was to begin with the registration begins on `first`. The record
 * is registered on the day on which the account was created.
 */
export const joinAccount = (
  tx: Tx,
  organizationId: string,
  id: string,
  { first, ...change }: { accountId: string; status: EmployeeStatus; first: CompanyDate },
) =>
  tx
    .updateTable('employee')
    .set({
      ...change,
      employment: employedAtLeastFrom(first),
      registeredAt: whenMade(change.accountId),
    })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

const updatedColumns = [
  'firstName',
  'lastName',
  'searchKey',
  'passportSerialNumber',
  'pinfl',
  'phoneNumber',
  'chosenStatus',
  'accountCredit',
  ...printedFields,
] as const;
type UpdatedFields = Pick<Employee, 'id' | (typeof updatedColumns)[number]>;

/** Updates the fields of records and raises their versions, in one statement for any number. */
export const updateFields = (tx: Tx, organizationId: string, rows: readonly UpdatedFields[]) =>
  sql`
    update employee e
       set version = e.version + 1, ${assign(updatedColumns, 'n')}
      from ${populate('employee', ['id', ...updatedColumns], rows)} n
     where e.organization_id = ${organizationId} and e.id = n.id`.execute(tx);

export const raiseVersion = (tx: Tx, organizationId: string, id: string) =>
  tx
    .updateTable('employee')
    .set({ version: sql<number>`version + 1` })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

/**
 * Deletes records and the rows of this module about them. Fails if a row of another module refers to a record: that is
 * history.
 */
export const deleteRecords = async (tx: Tx, organizationId: string, ids: readonly string[]) => {
  const ofEmployees = sql`organization_id = ${organizationId} and employee_id = any(${ids}::uuid[])`;
  await sql`delete from employee_word where ${ofEmployees}`.execute(tx);
  await sql`
    delete from employee_change where organization_id = ${organizationId}
       and event_id in (select id from employee_event where ${ofEmployees})`.execute(tx);
  await sql`delete from employee_event where ${ofEmployees}`.execute(tx);
  await sql`delete from employee where organization_id = ${organizationId} and id = any(${ids}::uuid[])`.execute(
    tx,
  );
};
