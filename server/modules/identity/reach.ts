import type { Executor } from '../../database/database.ts';
import { findSubjects } from './queries.ts';

/** Telegram's own ids of the accounts that are linked to it; a private chat has the same number. */
export const telegramUsersOf = async (db: Executor, accountIds: readonly string[]) =>
  new Map((await findSubjects(db, 'telegram', accountIds)).map((row) => [row.accountId, row.subject]));
