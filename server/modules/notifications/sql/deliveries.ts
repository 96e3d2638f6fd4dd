import { sql, type Selectable } from 'kysely';
import type { Executor, Tx } from '../../../database/database.ts';
import { takeDue } from '../../../database/takeDue.ts';
import type { NotificationDelivery } from '../../../database/tables.generated.ts';

export type Delivery = Selectable<NotificationDelivery>;
export type NewDelivery = Pick<
  NotificationDelivery,
  'accountId' | 'id' | 'notificationId' | 'channel' | 'deviceId' | 'nextTryAt' | 'expiresAt'
>;

export const insertDeliveries = (tx: Tx, rows: readonly NewDelivery[]) =>
  tx
    .insertInto('notificationDelivery')
    .values([...rows])
    .execute();

/** The delivery that is due longest. */
export const takeDelivery = (db: Executor, now: Date, nextTryAt: Date) =>
  takeDue(
    db,
    'notificationDelivery',
    { key: ['accountId', 'id'], waiting: sql<boolean>`true` },
    now,
    nextTryAt,
  );

type Key = Pick<Delivery, 'accountId' | 'id'>;

export const dropDelivery = (db: Executor, { accountId, id }: Key) =>
  db.deleteFrom('notificationDelivery').where('accountId', '=', accountId).where('id', '=', id).execute();

export const putOffDelivery = (db: Executor, { accountId, id }: Key, nextTryAt: Date) =>
  db
    .updateTable('notificationDelivery')
    .set({ nextTryAt })
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .execute();
