import type { Executor, Tx } from '../../../../database/database.ts';
import type { ReportKey } from './reports.ts';

/** Resolves to false for somebody who has requested it already. */
export const insertAsker = async (
  tx: Tx,
  { organizationId, id: reportId }: ReportKey,
  accountId: string,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reportAsker')
    .values({ organizationId, reportId, accountId })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
};

/** Everybody who joined the report after the first request. */
export const selectAskers = async (db: Executor, { organizationId, id }: ReportKey): Promise<string[]> =>
  (
    await db
      .selectFrom('reportAsker')
      .select('accountId')
      .where('organizationId', '=', organizationId)
      .where('reportId', '=', id)
      .execute()
  ).map(({ accountId }) => accountId);
