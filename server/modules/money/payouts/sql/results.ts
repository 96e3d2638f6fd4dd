import type { Executor, Tx } from '../../../../database/database.ts';
import type { PayoutResult } from '../../../../database/tables.generated.ts';

export const insertResult = (tx: Tx, row: PayoutResult) =>
  tx.insertInto('payoutResult').values(row).execute();

export interface Applied {
  /** When these rows were applied to the register with nothing left to other people. */
  here: Date | undefined;
  /** When they were applied to another register. */
  elsewhere: Date | undefined;
}

export async function selectApplied(
  db: Executor,
  organizationId: string,
  registerId: string,
  digest: string,
): Promise<Applied> {
  const applied = await db
    .selectFrom('payoutResult')
    .select(['registerId', 'refused', 'appliedAt'])
    .where('organizationId', '=', organizationId)
    .where('digest', '=', digest)
    .orderBy('appliedAt', 'desc')
    .execute();
  return {
    here: applied.find((one) => one.registerId === registerId && one.refused === 0)?.appliedAt,
    elsewhere: applied.find((one) => one.registerId !== registerId)?.appliedAt,
  };
}
