import { sql } from 'kysely';
import type { Executor, Tx } from '../../../database/database.ts';
import type { PayoutItem } from '../../../database/tables.generated.ts';
import { isStopped } from './stopped.ts';

/** Payouts of all companies that the job has to look at, the one due longest first; none of people who may not be paid now. */
export const selectDue = (db: Executor, at: Date, limit: number) =>
  db
    .selectFrom('payoutItem')
    .select(['organizationId', 'id', 'requestId'])
    .where('nextAt', '<=', at)
    .where(sql<boolean>`not ${isStopped}`)
    .orderBy('nextAt')
    .limit(limit)
    .execute();

export const lockItem = (tx: Tx, organizationId: string, id: string) =>
  tx
    .selectFrom('payoutItem')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The provider's own number of the attempt under way. */
export const keepReference = (
  db: Executor,
  { organizationId, id, attempts }: { organizationId: string; id: string; attempts: number },
  reference: string,
) =>
  db
    .updateTable('payoutItem')
    .set({ reference })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();

export const countAtProvider = async (
  db: Executor,
  organizationId: string,
  states: readonly PayoutItem['state'][],
): Promise<number> =>
  (
    await db
      .selectFrom('payoutItem')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('organizationId', '=', organizationId)
      .where('state', 'in', [...states])
      .executeTakeFirstOrThrow()
  ).count;
