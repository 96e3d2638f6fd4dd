import type { Database, Executor, Tx } from '../../database/database.ts';
import { offsetOf, type Page } from '../page.ts';
import { present } from './present.ts';
import { countNotifications, markRead, selectPage, selectUnread, type Filter } from './sql/notifications.ts';

const unreadOf = async (db: Executor, accountId: string) =>
  (await selectUnread(db, [accountId]))[0]?.unread ?? 0;

export async function pageOfNotifications(db: Database, filter: Filter, page: Page) {
  const [rows, total, unread] = await Promise.all([
    selectPage(db, filter, offsetOf(page)),
    countNotifications(db, filter),
    unreadOf(db, filter.accountId),
  ]);
  return { items: rows.map(present), ...page, total, unread };
}

/** Marks notifications as read, and signals the person's open pages. Returns the number of unread ones. */
export async function readNotifications(
  tx: Tx,
  accountId: string,
  which: { ids?: readonly string[] | undefined; upTo?: number | undefined },
  at: Date,
): Promise<number> {
  await markRead(tx, accountId, which, at);
  return unreadOf(tx, accountId);
}
