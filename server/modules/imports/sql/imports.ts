import { openImportStates, workingImportStates } from '#machines/lifecycles/importMachine.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { EmployeeImport } from '../../../database/tables.generated.ts';

export type ImportRecord = EmployeeImport;
export type ImportState = ImportRecord['state'];

/** Null when the employer has an open one: the unique index decides. */
export const insertImport = (tx: Tx, row: ImportRecord) =>
  tx
    .insertInto('employeeImport')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();

const one = (db: Executor, organizationId: string, id: string) =>
  db
    .selectFrom('employeeImport')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id);

export const selectImport = (db: Executor, organizationId: string, id: string) =>
  one(db, organizationId, id).executeTakeFirst();

export const lockImport = (tx: Tx, organizationId: string, id: string) =>
  one(tx, organizationId, id).forUpdate().executeTakeFirst();

export const lockOpenImport = (tx: Tx, organizationId: string, jobId: string) =>
  tx
    .selectFrom('employeeImport')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('byJobId', '=', jobId)
    .where('state', 'in', openImportStates)
    .forUpdate()
    .executeTakeFirst();

export const countImports = async (db: Executor, organizationId: string) =>
  (
    await db
      .selectFrom('employeeImport')
      .where('organizationId', '=', organizationId)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const selectImports = (
  db: Executor,
  organizationId: string,
  page: { limit: number; offset: number },
) =>
  db
    .selectFrom('employeeImport')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

type Change = Partial<Omit<ImportRecord, 'plan'>> & { plan?: string };

export const updateImport = (tx: Tx, { organizationId, id }: ImportRecord, change: Change) =>
  tx
    .updateTable('employeeImport')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const removeImport = (tx: Tx, { organizationId, id }: ImportRecord) =>
  tx.deleteFrom('employeeImport').where('organizationId', '=', organizationId).where('id', '=', id).execute();

/** The one that waits longest, of whatever company, unless another process is at it. */
export const lockWaiting = (tx: Tx, now: Date) =>
  tx
    .selectFrom('employeeImport')
    .selectAll()
    .where('state', 'in', workingImportStates)
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Not touched since, and whose rows are still there. */
export const lockOld = (tx: Tx, states: readonly ImportState[], before: Date) =>
  tx
    .selectFrom('employeeImport')
    .selectAll()
    .where('state', 'in', states)
    .where('touchedAt', '<', before)
    .orderBy('touchedAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
