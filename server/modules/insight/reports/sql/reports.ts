import { sql } from 'kysely';
import { unfinishedReportStates } from '#machines/lifecycles/reportMachine.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { Report } from '../../../../database/tables.generated.ts';

export type ReportKey = Pick<Report, 'organizationId' | 'id'>;
export type Choice = Pick<
  Report,
  'kind' | 'fromMonth' | 'toMonth' | 'unit' | 'columns' | 'format' | 'language'
>;

const ofCompany = (db: Executor, organizationId: string) =>
  db.selectFrom('report').where('organizationId', '=', organizationId);

const queryUnfinished = (db: Executor, organizationId: string) =>
  ofCompany(db, organizationId).where('state', 'in', unfinishedReportStates);

export const insertReport = (tx: Tx, row: Report) => tx.insertInto('report').values(row).execute();

export const selectReport = (db: Executor, { organizationId, id }: ReportKey) =>
  ofCompany(db, organizationId).selectAll().where('id', '=', id).executeTakeFirst();

export const lockReport = (tx: Tx, { organizationId, id }: ReportKey) =>
  ofCompany(tx, organizationId).selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The latest first. */
export const selectReports = (
  db: Executor,
  organizationId: string,
  { limit, offset }: { limit: number; offset: number },
) =>
  ofCompany(db, organizationId)
    .selectAll()
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countReports = async (db: Executor, organizationId: string): Promise<number> =>
  (
    await ofCompany(db, organizationId)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

export const countUnfinished = async (tx: Tx, organizationId: string): Promise<number> =>
  (
    await queryUnfinished(tx, organizationId)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Locks the unfinished report of the same choice, so that it does not finish meanwhile. */
export const lockSame = (tx: Tx, organizationId: string, choice: Choice) =>
  queryUnfinished(tx, organizationId)
    .selectAll()
    .where('kind', '=', choice.kind)
    .where('fromMonth', 'is not distinct from', choice.fromMonth)
    .where('toMonth', 'is not distinct from', choice.toMonth)
    .where('unit', 'is not distinct from', choice.unit)
    .where(sql<boolean>`columns = ${choice.columns}::text[]`)
    .where('format', '=', choice.format)
    .where('language', '=', choice.language)
    .forUpdate()
    .executeTakeFirst();

/** Returns the updated report. */
export const updateReport = (tx: Tx, { organizationId, id }: ReportKey, change: Partial<Report>) =>
  tx
    .updateTable('report')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
