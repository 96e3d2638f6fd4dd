import type { Executor, Tx } from '../../database/database.ts';
import { newId } from '../../identifier.ts';

export interface KeptMessage {
  id: string;
  recipient: string;
  text: string;
  createdAt: string;
  sentAt: string | null;
}

export interface NewMessage {
  recipient: string;
  text: string;
  /** The code in the text, for gateways that make the text themselves. */
  code: string;
  codeId: string;
  at: Date;
  /** The person asked for another: what the first way brought did not arrive. */
  again: boolean;
  /** false: the row is written as if it had been sent, so that an unknown phone costs what a known one does. */
  leaves: boolean;
}

/** Puts a message into the transaction that causes it; jobs/outboxDelivery.ts sends it after the commit. */
export const enqueueMessage = (tx: Tx, { recipient, text, code, codeId, at, again, leaves }: NewMessage) =>
  tx
    .insertInto('outboxMessage')
    .values({
      id: newId(),
      kind: 'otp',
      recipient,
      body: leaves ? text : '',
      code: leaves ? code : null,
      oneTimeCodeId: codeId,
      again,
      createdAt: at,
      nextTryAt: at,
      sentAt: leaves ? null : at,
    })
    .execute();

/** What still waits of a code that is being replaced: it would arrive late and be wrong. */
export const dropWaiting = (tx: Tx, codeId: string) =>
  tx.deleteFrom('outboxMessage').where('oneTimeCodeId', '=', codeId).where('sentAt', 'is', null).execute();

/** Newest first; for the developer's page. */
export async function latestMessages(db: Executor): Promise<KeptMessage[]> {
  const rows = await db
    .selectFrom('outboxMessage')
    .where('body', '<>', '')
    .select(['id', 'recipient', 'body', 'createdAt', 'sentAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ id, recipient, body, createdAt, sentAt }) => ({
    id,
    recipient,
    text: body,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}
