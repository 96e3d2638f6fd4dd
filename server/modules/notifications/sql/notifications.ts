import { sql } from 'kysely';
import type { NotificationType } from '#domain/notifications/types.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { raised } from '../../../database/signals.ts';

/**
 * Locks the inboxes until the transaction ends and returns the last number of each. In the order of accounts, to
 * avoid deadlocks.
 */
export async function takeNumbers(tx: Tx, counts: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto('notificationInbox')
    .values([...counts].sort().map(([accountId, lastSequence]) => ({ accountId, lastSequence })))
    .onConflict((on) =>
      on.column('accountId').doUpdateSet((row) => ({
        lastSequence: sql<number>`${row.ref('notificationInbox.lastSequence')} + ${row.ref('excluded.lastSequence')}`,
      })),
    )
    .returning(['accountId', 'lastSequence'])
    .execute();
  return new Map(rows.map((row) => [row.accountId, row.lastSequence]));
}

export interface NewNotification {
  accountId: string;
  id: string;
  sequence: number;
  type: NotificationType;
  data: string;
  organizationId: string | null;
  employeeId: string | null;
  inApp: boolean;
  createdAt: Date;
  readAt: Date | null;
}

export const insertNotifications = (tx: Tx, rows: readonly NewNotification[]) =>
  tx
    .insertInto('notification')
    .values([...rows])
    .returning(raised('notification', 'account_id'))
    .execute();

/** With the company of the related job. */
const selectFrom = (db: Executor) =>
  db
    .selectFrom('notification')
    .leftJoin('job', (join) =>
      join
        .onRef('job.organizationId', '=', 'notification.organizationId')
        .onRef('job.id', '=', 'notification.employeeId'),
    )
    .select([
      'notification.accountId',
      'notification.id',
      'notification.sequence',
      'notification.type',
      'notification.data',
      'notification.employeeId',
      'notification.createdAt',
      'notification.readAt',
      'job.organizationTitle',
    ]);

/** With the status of the related job, as it is now. */
export const selectNotification = (db: Executor, accountId: string, id: string) =>
  selectFrom(db)
    .select('job.status as jobStatus')
    .where('notification.accountId', '=', accountId)
    .where('notification.id', '=', id)
    .executeTakeFirst();

export interface Filter {
  accountId: string;
  state?: 'unread' | 'read' | undefined;
  type?: NotificationType | undefined;
}

export const selectPage = (
  db: Executor,
  { accountId, state, type }: Filter,
  page: { limit: number; offset: number },
) =>
  selectFrom(db)
    .where('notification.accountId', '=', accountId)
    .$if(state !== undefined, (query) =>
      query.where('notification.readAt', state === 'unread' ? 'is' : 'is not', null),
    )
    .$if(type !== undefined, (query) => query.where('notification.type', '=', type ?? ''))
    .orderBy('notification.sequence', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();

export async function countNotifications(db: Executor, { accountId, state, type }: Filter) {
  const { total } = await db
    .selectFrom('notification')
    .where('accountId', '=', accountId)
    .$if(state !== undefined, (query) => query.where('readAt', state === 'unread' ? 'is' : 'is not', null))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * For each account, the notifications after a number that are shown as they happen, in order. One query for all open
 * streams.
 */
export const selectAfter = (db: Executor, after: readonly { accountId: string; sequence: number }[]) =>
  selectFrom(db)
    .innerJoin(
      sql<{ accountId: string; sequence: number }>`unnest(
        ${after.map(({ accountId }) => accountId)}::uuid[], ${after.map(({ sequence }) => sequence)}::bigint[]
      )`.as<'seen'>(sql`seen(account_id, sequence)`),
      (join) =>
        join
          .onRef('seen.accountId', '=', 'notification.accountId')
          .on(sql<boolean>`notification.sequence > seen.sequence`),
    )
    .where('notification.inApp', '=', true)
    .orderBy('notification.accountId')
    .orderBy('notification.sequence')
    .execute();
export type NotificationRow = Awaited<ReturnType<typeof selectPage>>[number];

/** The person's last number and the count of unread ones up to it, in one query, so that both agree. */
export async function readStanding(
  db: Executor,
  accountId: string,
): Promise<{ last: number; unread: number }> {
  const row = await db
    .selectFrom('notificationInbox as inbox')
    .where('inbox.accountId', '=', accountId)
    .select((eb) => [
      'inbox.lastSequence as last',
      eb
        .selectFrom('notification')
        .whereRef('notification.accountId', '=', 'inbox.accountId')
        .where('notification.readAt', 'is', null)
        .select((of) => of.fn.countAll<number>().as('unread'))
        .$asScalar()
        .$notNull()
        .as('unread'),
    ])
    .executeTakeFirst();
  return row ?? { last: 0, unread: 0 };
}

/** Marks the unread ones among these as read. */
export const markRead = (
  tx: Tx,
  accountId: string,
  which: { ids?: readonly string[] | undefined; upTo?: number | undefined },
  at: Date,
) =>
  tx
    .updateTable('notification')
    .set({ readAt: at })
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .where((row) =>
      row.or([row('sequence', '<=', which.upTo ?? 0), row('id', '=', row.fn.any(row.val(which.ids ?? [])))]),
    )
    .returning(raised('unread', 'account_id'))
    .execute();

export const selectUnread = (db: Executor, accountIds: readonly string[]) =>
  db
    .selectFrom('notification')
    .where('accountId', 'in', accountIds)
    .where('readAt', 'is', null)
    .select(['accountId', (row) => row.fn.countAll<number>().as('unread')])
    .groupBy('accountId')
    .execute();
