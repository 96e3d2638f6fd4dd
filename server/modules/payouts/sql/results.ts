import type { Executor, Tx } from '../../../database/database.ts';
import type { PayoutResult } from '../../../database/tables.generated.ts';

export const insertResult = (tx: Tx, row: PayoutResult) =>
  tx.insertInto('payoutResult').values(row).execute();

/** When these rows settled all they could: whoever applied them left nothing to others. */
export const selectApplied = async (
  db: Executor,
  organizationId: string,
  registerId: string,
  digest: string,
): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('payoutResult')
      .select('appliedAt')
      .where('organizationId', '=', organizationId)
      .where('registerId', '=', registerId)
      .where('digest', '=', digest)
      .where('refused', '=', 0)
      .orderBy('appliedAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.appliedAt;
