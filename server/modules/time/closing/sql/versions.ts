import { sql } from 'kysely';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import { printedFields } from '#domain/fields/printedFields.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { TimesheetPerson, TimesheetVersion, WorkDay } from '../../../../database/tables.generated.ts';

export type VersionRow = TimesheetVersion;

/** The newest first; the contract's limit. */
export const selectVersions = (db: Executor, organizationId: string, month: CompanyMonth) =>
  db
    .selectFrom('timesheetVersion')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('month', '=', month)
    .orderBy('version', 'desc')
    .limit(101)
    .execute();

export const insertVersion = (tx: Tx, row: VersionRow) =>
  tx.insertInto('timesheetVersion').values(row).execute();

const one = ({ organizationId, month, version }: VersionRow) =>
  sql<boolean>`organization_id = ${organizationId} and month = ${month} and version = ${version}`;

export const updateVersion = (tx: Tx, row: VersionRow, change: Partial<VersionRow>) =>
  tx.updateTable('timesheetVersion').set(change).where(one(row)).execute();

/** The unfinished version that waits longest, of any company, unless another process works on it. */
export const lockUnfinished = (tx: Tx, now: Date) =>
  tx
    .selectFrom('timesheetVersion')
    .selectAll()
    .where('closedAt', 'is', null)
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export const lockVersion = (tx: Tx, row: VersionRow) =>
  tx.selectFrom('timesheetVersion').selectAll().where(one(row)).forUpdate().executeTakeFirst();

/** Deletes a version with its people and days. */
export async function removeVersion(tx: Tx, row: VersionRow): Promise<void> {
  await tx.deleteFrom('workDay').where(one(row)).execute();
  await tx.deleteFrom('timesheetPerson').where(one(row)).execute();
  await tx.deleteFrom('timesheetVersion').where(one(row)).execute();
}

export const insertPeople = async (tx: Tx, rows: readonly TimesheetPerson[]): Promise<void> => {
  if (rows.length) await insertMany('timesheetPerson', rows).execute(tx);
};

/** The next people of a version, in the order of their ids. */
export const selectPeopleAfter = (tx: Tx, row: VersionRow, limit: number) =>
  tx
    .selectFrom('timesheetPerson')
    .select(['employeeId', 'fullName', 'pinfl', ...printedFields])
    .where(one(row))
    .$if(row.doneTo !== null, (query) => query.where('employeeId', '>', row.doneTo!))
    .orderBy('employeeId')
    .limit(limit)
    .execute();

export const insertDays = async (tx: Tx, rows: readonly WorkDay[]): Promise<void> => {
  if (rows.length) await insertMany('workDay', rows).execute(tx);
};

export const saveDigests = (tx: Tx, row: VersionRow, digests: readonly { id: string; digest: string }[]) =>
  sql`
    update timesheet_person set digest = n.digest
      from unnest(${digests.map(({ id }) => id)}::uuid[], ${digests.map(({ digest }) => digest)}::text[]) as n (id, digest)
     where ${one(row)} and employee_id = n.id`.execute(tx);

export const selectDigests = (tx: Tx, row: VersionRow) =>
  tx
    .selectFrom('timesheetPerson')
    .select(['employeeId', 'digest'])
    .where(one(row))
    .orderBy('employeeId')
    .execute();
