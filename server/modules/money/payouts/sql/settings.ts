import type { Executor, Tx } from '../../../../database/database.ts';
import type { PayoutSettings } from '../../../../database/tables.generated.ts';

export const selectSettings = (db: Executor, organizationId: string) =>
  db.selectFrom('payoutSettings').selectAll().where('organizationId', '=', organizationId).executeTakeFirst();

/** Resolves to false when somebody else has saved this version meanwhile. */
export async function saveVersion(tx: Tx, row: PayoutSettings): Promise<boolean> {
  const { organizationId, version, ...values } = row;
  if (version === 1) {
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('payoutSettings')
      .values(row)
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('payoutSettings')
    .set({ version, ...values })
    .where('organizationId', '=', organizationId)
    .where('version', '=', version - 1)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
