import { sql } from 'kysely';
import { unfinishedReportStates } from '#machines/lifecycles/reportMachine.ts';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { Report } from '../../../../database/tables.generated.ts';

/** A running try, with the report as it was at its beginning. */
export interface Try extends Report {
  tryId: string;
}

/** Thrown when the report was cancelled, or another try has begun: this one must not write any more. */
export class TryIsOver extends Error {}

/** When the last try of any report of the company began. */
const lastServed = sql`(select max(own.begun_at) from report as own
                         where own.organization_id = report.organization_id)`;

/**
 * Locks the next report to make, if its next try may begin: the oldest report of the company whose last try began longest
 * ago, so that companies take turns.
 */
export const lockDue = (tx: Tx, now: Date) =>
  tx
    .selectFrom('report')
    .selectAll()
    .where('state', 'in', unfinishedReportStates)
    .where('nextTryAt', '<=', now)
    .orderBy(lastServed, (order) => order.asc().nullsFirst())
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
