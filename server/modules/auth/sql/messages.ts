import type { Executor, Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';

export interface NewMessage {
  recipient: string;
  text: string;
  /** The code in the text, for gateways that write the text themselves. */
  code: string;
  codeId: string;
  at: Date;
  /** The person asked again: what the first sender took did not arrive. */
  again: boolean;
  /** false: the row is written as if already sent, so that an unknown phone number costs the same as a known one. */
  leaves: boolean;
}

/** Writes a message in the transaction that causes it; jobs/outboxDelivery.ts sends it after the commit. */
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

/** Drops pending messages of a code that is being replaced: they would arrive late and be wrong. */
export const dropWaiting = (tx: Tx, codeId: string) =>
  tx.deleteFrom('outboxMessage').where('oneTimeCodeId', '=', codeId).where('sentAt', 'is', null).execute();

/** Newest first; for the developers' page. */
export const latestMessages = async (db: Executor) =>
  (
    await db
      .selectFrom('outboxMessage')
      .where('body', '<>', '')
      .select(['id', 'recipient', 'body as text', 'createdAt', 'sentAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(50)
      .execute()
  ).map(({ createdAt, sentAt, ...message }) => ({
    ...message,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
