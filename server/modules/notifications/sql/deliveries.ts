import type { Executor, Tx } from '../../../database/database.ts';
import type { NotificationDelivery } from '../../../database/tables.generated.ts';

export type NewDelivery = Pick<
  NotificationDelivery,
  'accountId' | 'id' | 'notificationId' | 'channel' | 'deviceId' | 'nextTryAt' | 'expiresAt'
>;

export const insertDeliveries = (tx: Tx, rows: readonly NewDelivery[]) =>
  tx
    .insertInto('notificationDelivery')
    .values([...rows])
    .execute();

/** Takes the next due one by moving its next try ahead, in one statement that skips rows being taken. */
export const takeDelivery = (db: Executor, now: Date, nextTryAt: Date) =>
  db
    .updateTable('notificationDelivery')
    .set((row) => ({ tries: row('tries', '+', 1), nextTryAt }))
    .where((row) =>
      row(
        row.refTuple('accountId', 'id'),
        'in',
        row
          .selectFrom('notificationDelivery as due')
          .where('due.nextTryAt', '<=', now)
          .orderBy('due.nextTryAt')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .select(['due.accountId', 'due.id'])
          .$asTuple('accountId', 'id'),
      ),
    )
    .returning(['accountId', 'id', 'notificationId', 'channel', 'deviceId', 'expiresAt', 'tries'])
    .executeTakeFirst();
export type Taken = NonNullable<Awaited<ReturnType<typeof takeDelivery>>>;

export const dropDelivery = (db: Executor, { accountId, id }: Pick<Taken, 'accountId' | 'id'>) =>
  db.deleteFrom('notificationDelivery').where('accountId', '=', accountId).where('id', '=', id).execute();

export const putOff = (db: Executor, { accountId, id }: Pick<Taken, 'accountId' | 'id'>, nextTryAt: Date) =>
  db
    .updateTable('notificationDelivery')
    .set({ nextTryAt })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
