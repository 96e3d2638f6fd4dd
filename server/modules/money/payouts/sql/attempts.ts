import { sql } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
import { insertMany } from '../../../../database/insertMany.ts';
import type { PayoutAnswer, PayoutAttempt } from '../../../../database/tables.generated.ts';

export const insertAttempts = (tx: Tx, rows: readonly PayoutAttempt[]) =>
  insertMany('payoutAttempt', rows).execute(tx);

export const insertAnswers = (tx: Tx, rows: readonly PayoutAnswer[]) =>
  insertMany('payoutAnswer', rows).execute(tx);

/** The contract's limit. */
const MOST = 100;

export const selectAttempts = (db: Executor, organizationId: string, itemId: string) =>
  db
    .selectFrom('payoutAttempt')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('itemId', '=', itemId)
    .orderBy('n')
    .limit(MOST)
    .execute();

export const selectAnswers = (db: Executor, organizationId: string, itemId: string) =>
  db
    .selectFrom('payoutAnswer')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('itemId', '=', itemId)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** Of one company, by their keys. */
export const selectAttemptsByKey = (db: Executor, organizationId: string, keys: readonly string[]) =>
  db
    .selectFrom('payoutAttempt')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute();

export const selectLastOutcome = async (
  db: Executor,
  { organizationId, itemId, n }: Pick<PayoutAttempt, 'organizationId' | 'itemId' | 'n'>,
): Promise<PayoutAnswer['outcome'] | undefined> =>
  (
    await db
      .selectFrom('payoutAnswer')
      .select('outcome')
      .where('organizationId', '=', organizationId)
      .where('itemId', '=', itemId)
      .where('n', '=', n)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.outcome;
