import { sql } from 'kysely';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { ReportKey } from './reports.ts';

/** Locks a ready report of any company whose last day is over. */
export const lockExpiring = (tx: Tx, today: CompanyDate) =>
  tx
    .selectFrom('report')
    .selectAll()
    .where('state', '=', 'ready')
    .where('keptUntil', '<', today)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const ended = sql<boolean>`report.state in ('failed', 'cancelled', 'expired')`;

/** Reports of any company that have parts and no file. */
export const selectWithUselessParts = (db: Executor): Promise<ReportKey[]> =>
  db
    .selectFrom('report')
    .select(['report.organizationId', 'report.id'])
    .where(ended)
    .where((row) =>
      row.exists(
        row
          .selectFrom('reportPart as part')
          .select('part.n')
          .whereRef('part.organizationId', '=', 'report.organizationId')
          .whereRef('part.reportId', '=', 'report.id'),
      ),
    )
    .execute();

const FORGOTTEN_AT_ONCE = 100;

/** Deletes some reports of any company that ended before a time, with their downloads. Returns their number. */
export const removeEnded = async (db: Executor, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from report
     where (organization_id, id) in (
       select organization_id, id from report where ${ended} and finished_at <= ${before} limit ${FORGOTTEN_AT_ONCE})`.execute(
    db,
  );
  return Number(numAffectedRows);
};
