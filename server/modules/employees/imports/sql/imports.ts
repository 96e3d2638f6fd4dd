import { openImportStates, workingImportStates } from '#machines/lifecycles/importMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { EmployeeImport } from '../../../../database/tables.generated.ts';

export type ImportRecord = EmployeeImport;
export type ImportState = ImportRecord['state'];

/** Inserts an import. Resolves to undefined if the employer has an open one: the unique index decides. */
export const insertImport = (tx: Tx, row: ImportRecord) =>
  tx
    .insertInto('employeeImport')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();

const queryImport = (db: Executor, organizationId: string, id: string) =>
  db
    .selectFrom('employeeImport')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id);

export const selectImport = (db: Executor, organizationId: string, id: string) =>
  queryImport(db, organizationId, id).executeTakeFirst();

export const lockImport = (tx: Tx, organizationId: string, id: string) =>
  queryImport(tx, organizationId, id).forUpdate().executeTakeFirst();

export const lockOpenImport = (tx: Tx, organizationId: string, jobId: string) =>
  tx
    .selectFrom('employeeImport')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('byJobId', '=', jobId)
    .where('state', 'in', openImportStates)
    .forUpdate()
    .executeTakeFirst();

/** Counts imports by state. A state without imports has no row. */
export const countImports = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employeeImport')
    .where('organizationId', '=', organizationId)
    .select(['state', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();

const sortColumns = { startedAt: 'startedAt', file: 'fileName', rows: 'rowCount' } as const;

export function selectImports(
  db: Executor,
  { organizationId, state }: { organizationId: string; state: ImportState | undefined },
  sort: components['schemas']['ImportSort'],
  page: { limit: number; offset: number },
) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  let imports = db.selectFrom('employeeImport').selectAll().where('organizationId', '=', organizationId);
  if (state) imports = imports.where('state', '=', state);
  return imports
    .orderBy(sortColumns[sort.replace('-', '') as keyof typeof sortColumns], direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

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

/** Locks the import that has waited longest, of all companies, and skips those that another process has locked. */
export const lockWaitingImport = (tx: Tx, now: Date) =>
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

/** Locks the oldest import in one of these states that nobody has touched since `before`. */
export const lockOldImport = (tx: Tx, states: readonly ImportState[], before: Date) =>
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
