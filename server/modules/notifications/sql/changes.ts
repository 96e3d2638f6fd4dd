import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { SIGNAL_CHANNEL } from '../../../database/signals.ts';

/** Raises a signal for each account when the transaction commits. */
export const raiseChange = (tx: Tx, topic: string, accountIds: readonly string[]) =>
  sql`select pg_notify(${SIGNAL_CHANNEL}, 'change ' || account_id || ' ' || ${topic}::text)
        from unnest(${accountIds}::text[]) as account_id`.execute(tx);
