import type { Executor, Tx } from '../../../../database/database.ts';
import type { TelegramSignInState } from '#machines/lifecycles/telegramSignInMachine.ts';

export interface NewTelegramSignIn {
  id: string;
  tokenHash: string;
  number: string;
  deviceId: string;
  deviceName: string | null;
  devicePlatform: string | null;
  language: string;
  expiresAt: Date;
}

export const insertSignIn = (db: Executor, signIn: NewTelegramSignIn) =>
  db
    .insertInto('telegramSignIn')
    .values({ ...signIn, state: 'waiting' })
    .execute();

const selected = [
  'id',
  'state',
  'number',
  'deviceId',
  'deviceName',
  'language',
  'telegramUserId',
  'displayName',
  'wrongNumbers',
  'expiresAt',
  'collectedAt',
] as const;

/** Locked: the bot's updates and the page's polls of one sign-in are sequential. */
export const lockSignIn = (tx: Tx, id: string) =>
  tx.selectFrom('telegramSignIn').where('id', '=', id).select(selected).forUpdate().executeTakeFirst();

export const lockByToken = (tx: Tx, tokenHash: string) =>
  tx
    .selectFrom('telegramSignIn')
    .where('tokenHash', '=', tokenHash)
    .select(selected)
    .forUpdate()
    .executeTakeFirst();

/** Locks the latest unfinished sign-in that this Telegram account opened. */
export const lockNewestOf = (tx: Tx, telegramUserId: string, now: Date) =>
  tx
    .selectFrom('telegramSignIn')
    .where('telegramUserId', '=', telegramUserId)
    .where('state', 'in', ['opened', 'phoneAsked'])
    .where('expiresAt', '>', now)
    .orderBy('expiresAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select(selected)
    .forUpdate()
    .executeTakeFirst();

export const updateSignIn = (
  tx: Tx,
  id: string,
  change: {
    state?: TelegramSignInState;
    telegramUserId?: string;
    displayName?: string;
    wrongNumbers?: number;
    collectedAt?: Date;
  },
) => tx.updateTable('telegramSignIn').set(change).where('id', '=', id).execute();
