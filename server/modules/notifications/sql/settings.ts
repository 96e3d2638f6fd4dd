import type { Executor, Tx } from '../../../database/database.ts';

export const selectSettings = (db: Executor, accountIds: readonly string[]) =>
  db.selectFrom('notificationSettings').where('accountId', 'in', accountIds).selectAll().execute();

export const saveSettings = (
  tx: Tx,
  row: { accountId: string; channels: string; quietFrom: string | null; quietTo: string | null },
) =>
  tx
    .insertInto('notificationSettings')
    .values(row)
    .onConflict((on) => on.column('accountId').doUpdateSet(row))
    .execute();
