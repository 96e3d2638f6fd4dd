import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { insertMany } from '../../../database/insertMany.ts';
import type { EarnedFigures } from '../../../database/tables.generated.ts';

/** In place of those before, and of those of months that are not paid any more. */
export const saveEarned = async (
  tx: Tx,
  { organizationId, month, oldest }: { organizationId: string; month: CompanyMonth; oldest: CompanyMonth },
  rows: readonly EarnedFigures[],
): Promise<void> => {
  await tx
    .deleteFrom('earnedFigures')
    .where('organizationId', '=', organizationId)
    .where((row) => row.or([row('month', '=', month), row('month', '<', oldest)]))
    .execute();
  if (rows.length) await insertMany('earnedFigures', rows).execute(tx);
};

/** By person. */
export const selectEarned = (
  db: Executor,
  organizationId: string,
  month: CompanyMonth,
): Promise<EarnedFigures[]> =>
  db
    .selectFrom('earnedFigures')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('month', '=', month)
    .execute();
