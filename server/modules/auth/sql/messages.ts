import { sql, type Selectable } from 'kysely';
import type { Executor, Tx } from '../../../database/database.ts';
import { takeDue } from '../../../database/takeDue.ts';
import type { OutboxMessage as Table } from '../../../database/tables.generated.ts';
import { newId } from '../../../identifier.ts';

export interface NewMessage {
  recipient: string;
  text: string;
  /** The code in the text, for gateways that write the text themselves. */
  code: string;
  codeId: string;
  at: Date;
  /** Whether the person asked again, because the message of the first sender did not arrive. */
  again: boolean;
  /**
   * Whether the message is sent; otherwise the row is written as sent, so that an unknown phone number costs the same as
   * a known one.
   */
  leaves: boolean;
}

/** Writes a message in the transaction that causes it; codeOutbox.ts sends it after the commit. */
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

/** Writes a message without a code in the transaction that causes it. */
export const enqueueInvitation = (tx: Tx, recipient: string, text: string, at: Date) =>
  tx
    .insertInto('outboxMessage')
    .values({
      id: newId(),
      kind: 'invitation',
      recipient,
      body: text,
      code: null,
      oneTimeCodeId: null,
      again: false,
      createdAt: at,
      nextTryAt: at,
      sentAt: null,
    })
    .execute();

/** Drops pending messages of a code that is being replaced: they would arrive late and be wrong. */
export const dropWaiting = (tx: Tx, codeId: string) =>
  tx.deleteFrom('outboxMessage').where('oneTimeCodeId', '=', codeId).where('sentAt', 'is', null).execute();

export type OutboxMessage = Selectable<Table>;

/** The message that has been due the longest, of those tried less often than `mostTries`. */
export const takeMessage = (db: Executor, mostTries: number, now: Date, nextTryAt: Date) =>
  takeDue(
    db,
    'outboxMessage',
    { key: ['id'], waiting: sql<boolean>`sent_at is null and tries < ${mostTries}` },
    now,
    nextTryAt,
  );

const message = (db: Executor, id: string) => db.updateTable('outboxMessage').where('id', '=', id);

/** Only the development outbox keeps the text, which holds the code. */
export const markMessageSent = (db: Executor, id: string, sentAt: Date, keepsText: boolean) =>
  message(db, id)
    .set({ sentAt, ...(keepsText ? {} : { body: '', code: null }) })
    .execute();

export const putOffMessage = (db: Executor, id: string, nextTryAt: Date) =>
  message(db, id).set({ nextTryAt }).execute();

export const setTries = (db: Executor, id: string, tries: number) => message(db, id).set({ tries }).execute();

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
