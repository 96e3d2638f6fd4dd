import { sql, type RawBuilder } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { ReportPart } from '../../../../database/tables.generated.ts';
import type { ReportKey } from './reports.ts';
import type { Try } from './tries.ts';

/** Of 256 kB each. */
const REMOVED_AT_ONCE = 40;

export const insertPart = (tx: Tx, row: ReportPart) => tx.insertInto('reportPart').values(row).execute();

export const selectPart = async (
  db: Executor,
  { organizationId, id }: ReportKey,
  n: number,
): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('reportPart')
      .select('content')
      .where('organizationId', '=', organizationId)
      .where('reportId', '=', id)
      .where('n', '=', n)
      .executeTakeFirst()
  )?.content;

/** Deletes all parts, some at a time, while the condition on the report holds. */
async function removeWhile(
  db: Executor,
  { organizationId, id }: ReportKey,
  condition: RawBuilder<boolean>,
): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await sql`
      delete from report_part
       where organization_id = ${organizationId} and report_id = ${id}
         and n in (select n from report_part where organization_id = ${organizationId} and report_id = ${id}
                    limit ${REMOVED_AT_ONCE})
         and exists (select from report where organization_id = ${organizationId} and id = ${id} and ${condition})`.execute(
      db,
    );
    if (!numAffectedRows) return;
  }
}

/** Deletes parts of earlier tries. */
export const removeBefore = (db: Executor, current: Try) =>
  removeWhile(db, current, sql`try_id = ${current.tryId}`);

/** Deletes parts of a report that has ended without a file; if it is made again, they stay. */
export const removeUseless = (db: Executor, key: ReportKey) =>
  removeWhile(db, key, sql`state in ('failed', 'cancelled', 'expired')`);
