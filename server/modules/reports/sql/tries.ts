import { unfinishedReportStates } from '#machines/lifecycles/reportMachine.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import type { Report } from '../../../database/tables.generated.ts';

/** A try that is going on, with the report as it was when it began. */
export interface Try extends Report {
  tryId: string;
}

/** The report was cancelled, or another try of it has begun: this one is to write nothing more. */
export class TryIsOver extends Error {}

/** The report of all companies that was asked for first, of those that are to be made and whose next try may begin. */
export const lockDue = (tx: Tx, now: Date) =>
  tx
    .selectFrom('report')
    .selectAll()
    .where('state', 'in', unfinishedReportStates)
    .where('nextTryAt', '<=', now)
    .orderBy('requestedAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Throws TryIsOver. */
export async function updateTry(
  db: Executor,
  { organizationId, id, tryId }: Try,
  change: Partial<Report>,
): Promise<void> {
  const updated = await db
    .updateTable('report')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('tryId', '=', tryId)
    .returning('id')
    .executeTakeFirst();
  if (!updated) throw new TryIsOver();
}
