import { sql } from 'kysely';
import type { Executor, Tx } from '../../database/database.ts';
import { insertMany } from '../../database/insertMany.ts';
import type {
  Card,
  Employee,
  EmployeeChange,
  EmployeeEvent,
  EmployeeWord,
} from '../../database/tables.generated.ts';
import type { EmployeeStatus } from './queries.ts';

/**
 * Ids of the inserted records: the unique indexes on PINFL and phone number decide between concurrent hires. In the
 * order of PINFLs, so that two lists with the same people do not deadlock.
 */
export const insertEmployees = async (tx: Tx, rows: readonly Employee[]) => {
  const ordered = [...rows].sort((a, b) => (a.pinfl < b.pinfl ? -1 : 1));
  const { rows: inserted } = await sql<{ id: string }>`
    ${insertMany('employee', ordered)} on conflict do nothing returning id`.execute(tx);
  return new Set(inserted.map(({ id }) => id));
};

/** Records with one of these PINFLs or phone numbers. */
export const selectTaken = (
  tx: Tx,
  organizationId: string,
  pinfls: readonly string[],
  phoneNumbers: readonly string[],
) =>
  tx
    .selectFrom('employee')
    .select(['id', 'pinfl', 'phoneNumber'])
    .where('organizationId', '=', organizationId)
    .where((row) =>
      row.or([
        sql<boolean>`pinfl = any(${pinfls}::text[])`,
        sql<boolean>`phone_number = any(${phoneNumbers}::text[])`,
      ]),
    )
    .execute();

export const insertCards = (tx: Tx, rows: Card[]) => insertMany('card', rows).execute(tx);

export const insertEvents = (tx: Tx, rows: EmployeeEvent[]) => insertMany('employeeEvent', rows).execute(tx);

export const insertChanges = (tx: Tx, rows: EmployeeChange[]) =>
  insertMany('employeeChange', rows).execute(tx);

export const insertWords = (tx: Tx, rows: EmployeeWord[]) => insertMany('employeeWord', rows).execute(tx);

export const deleteWords = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  tx
    .deleteFrom('employeeWord')
    .where('organizationId', '=', organizationId)
    .where('employeeId', 'in', ids)
    .execute();

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

export const joinAccount = (
  tx: Tx,
  organizationId: string,
  id: string,
  change: { accountId: string; status: EmployeeStatus },
) =>
  tx
    .updateTable('employee')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();

const withDefaultCard = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employee')
    .innerJoin('card', (on) =>
      on
        .onRef('card.organizationId', '=', 'employee.organizationId')
        .onRef('card.employeeId', '=', 'employee.id')
        .on('card.isDefault', '=', true),
    )
    .selectAll('employee')
    .select(['card.id as cardId', 'card.fingerprint', 'card.first4', 'card.last4'])
    .where('employee.organizationId', '=', organizationId);

/** Whole records with their default cards, locked in the order of their ids. */
export const lockRecords = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  withDefaultCard(tx, organizationId)
    .where(sql<boolean>`employee.id = any(${ids}::uuid[])`)
    .orderBy('employee.id')
    .forUpdate('employee')
    .execute();

/** Columns that an update may write. */
export type Fields = Pick<
  Employee,
  | 'firstName'
  | 'lastName'
  | 'searchKey'
  | 'passportSerialNumber'
  | 'pinfl'
  | 'phoneNumber'
  | 'salary'
  | 'chosenStatus'
  | 'accountCredit'
  | 'balanceLimit'
> & { id: string };

/** Writes each record's fields and raises its version; one statement for any number. */
export const updateFields = (tx: Tx, organizationId: string, rows: readonly Fields[]) =>
  sql`
    update employee e
       set version = e.version + 1, first_name = n."firstName", last_name = n."lastName", search_key = n."searchKey",
           passport_serial_number = n."passportSerialNumber", pinfl = n.pinfl, phone_number = n."phoneNumber",
           salary = n.salary, chosen_status = n."chosenStatus", account_credit = n."accountCredit",
           balance_limit = n."balanceLimit"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(
           id uuid, "firstName" text, "lastName" text, "searchKey" text, "passportSerialNumber" text, pinfl text,
           "phoneNumber" text, salary bigint, "chosenStatus" text, "accountCredit" text, "balanceLimit" bigint)
     where e.organization_id = ${organizationId} and e.id = n.id`.execute(tx);

/** Makes these cards their owners' default ones; a card that existed before is reused. */
export const replaceCards = async (tx: Tx, organizationId: string, rows: Card[]) => {
  await tx
    .updateTable('card')
    .set({ isDefault: false })
    .where('organizationId', '=', organizationId)
    .where(
      'employeeId',
      'in',
      rows.map(({ employeeId }) => employeeId),
    )
    .where('isDefault', '=', true)
    .execute();
  await tx
    .insertInto('card')
    .values(rows)
    .onConflict((on) =>
      on.columns(['organizationId', 'employeeId', 'fingerprint']).doUpdateSet({ isDefault: true }),
    )
    .execute();
};

/**
 * Deletes the records and everything that belongs to them alone. A foreign key from anything else prevents it: that
 * is history.
 */
export const deleteRecords = async (tx: Tx, organizationId: string, ids: readonly string[]) => {
  const ofEmployees = sql`organization_id = ${organizationId} and employee_id = any(${ids}::uuid[])`;
  await sql`delete from employee_word where ${ofEmployees}`.execute(tx);
  await sql`
    delete from employee_change where organization_id = ${organizationId}
       and event_id in (select id from employee_event where ${ofEmployees})`.execute(tx);
  await sql`delete from employee_event where ${ofEmployees}`.execute(tx);
  await sql`delete from card where ${ofEmployees}`.execute(tx);
  await sql`delete from employee where organization_id = ${organizationId} and id = any(${ids}::uuid[])`.execute(
    tx,
  );
};

/** Those of them, locked, to whom nothing has happened since they were hired. */
export const lockUntouched = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('employee')
    .select(['id', 'status'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('accountId', 'is', null)
    .where('version', '=', 1)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('employeeEvent')
            .select('employeeEvent.id')
            .where('employeeEvent.organizationId', '=', organizationId)
            .whereRef('employeeEvent.employeeId', '=', 'employee.id')
            .where('employeeEvent.event', '<>', 'create'),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

export const selectPresent = async (tx: Tx, organizationId: string, ids: readonly string[]) =>
  new Set(
    (
      await tx
        .selectFrom('employee')
        .select('id')
        .where('organizationId', '=', organizationId)
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .execute()
    ).map(({ id }) => id),
  );

export const selectSealedCards = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  tx
    .selectFrom('card')
    .select(['id', 'numberEncrypted'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

export const selectRecords = (db: Executor, organizationId: string, ids: readonly string[]) =>
  withDefaultCard(db, organizationId)
    .where(sql<boolean>`employee.id = any(${ids}::uuid[])`)
    .execute();

/** Everyone with one of these PINFLs, phone numbers or default cards. */
export const selectMatches = (
  db: Executor,
  organizationId: string,
  { pinfls, phoneNumbers, fingerprints }: Identifiers,
) =>
  withDefaultCard(db, organizationId)
    .where(
      sql<boolean>`employee.id in (
        select id from employee
         where organization_id = ${organizationId} and pinfl = any(${pinfls}::text[])
        union select id from employee
         where organization_id = ${organizationId} and phone_number = any(${phoneNumbers}::text[])
        union select employee_id from card
         where organization_id = ${organizationId} and is_default and fingerprint = any(${fingerprints}::text[]))`,
    )
    .execute();

export interface Identifiers {
  pinfls: readonly string[];
  phoneNumbers: readonly string[];
  fingerprints: readonly string[];
}
