import type { Executor } from '../../../database/database.ts';
import { findSubjects } from './sql/identities.ts';

/** Telegram ids of linked accounts; a private chat has the same id. */
export const telegramUsersOf = async (db: Executor, accountIds: readonly string[]) =>
  new Map((await findSubjects(db, 'telegram', accountIds)).map((row) => [row.accountId, row.subject]));
