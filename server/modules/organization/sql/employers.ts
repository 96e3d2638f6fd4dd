import type { Executor, Tx } from '../../../database/database.ts';

export const insertEmployer = (
  tx: Tx,
  row: { organizationId: string; id: string; accountId: string; createdAt: Date },
) => tx.insertInto('employer').values(row).execute();

export const countOwned = async (tx: Tx, accountId: string) =>
  (
    await tx
      .selectFrom('employer')
      .where('accountId', '=', accountId)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const selectEmployers = (db: Executor, organizationId: string) =>
  db
    .selectFrom('employer')
    .where('organizationId', '=', organizationId)
    .select(['id', 'accountId'])
    .execute();
