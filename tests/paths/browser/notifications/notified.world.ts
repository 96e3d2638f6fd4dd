import type { NotificationSettings } from '#machines/flows/notifications/notificationSettings/notificationSettingsMachine.ts';
import type { Notification } from '#machines/flows/notifications/notificationStream/notificationStreamMachine.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { announceChange } from '#server/modules/notifications/index.ts';
import { pageOfNotifications, readNotifications } from '#server/modules/notifications/service.ts';
import { notifyTardiness } from '#tests/support/worlds/notified.ts';
import type { Session, TestServer } from '#tests/support/server/server.ts';
import { makeCompany } from '#tests/support/worlds/world.ts';

type Choices = Pick<NotificationSettings, 'channels' | 'quietHours'>;

/** An employee who gets notifications, with access to the database. */
export class NotifiedWorld {
  readonly phoneNumber: string;
  readonly accountId: string;
  readonly #server: TestServer;
  readonly #deviceId: string;

  private constructor(
    server: TestServer,
    person: Pick<NotifiedWorld, 'phoneNumber' | 'accountId'> & Session,
  ) {
    this.#server = server;
    this.phoneNumber = person.phoneNumber;
    this.accountId = person.accountId;
    this.#deviceId = person.deviceId;
  }

  static async make(server: TestServer): Promise<NotifiedWorld> {
    const { employee } = await makeCompany(server);
    return new NotifiedWorld(server, employee);
  }

  signIn(): Promise<Session> {
    return this.#server.signIn(this.phoneNumber, this.#deviceId);
  }

  /** Deletes notifications and settings. */
  async reset(): Promise<void> {
    const { db } = this.#server;
    for (const table of ['notification', 'notificationInbox', 'notificationSettings'] as const)
      await db.deleteFrom(table).where('accountId', '=', this.accountId).execute();
  }

  /** Sends this number of notifications; returns the ids of all, oldest first. */
  async notify(count: number): Promise<string[]> {
    for (let n = 1; n <= count; n += 1) await notifyTardiness(this.#server, this.accountId, n);
    return (await this.#rows()).map(({ id }) => id);
  }

  /** The last notification, as the person's app gets it. */
  async newest(): Promise<Notification> {
    const filter = { accountId: this.accountId, state: undefined, type: undefined };
    const { items } = await pageOfNotifications(this.#server.db, filter, { page: 1, pageSize: 10 });
    return items[0]!;
  }

  /** Something that the person's pages may show changes. */
  async change(): Promise<void> {
    await inTransaction(this.#server.db, (tx) => announceChange(tx, 'paymentRequests', [this.accountId]));
  }

  /** Marks everything as read on another device of the person. */
  async readAll(): Promise<void> {
    const { db, clock } = this.#server;
    const upTo = Number.MAX_SAFE_INTEGER;
    await inTransaction(db, (tx) => readNotifications(tx, this.accountId, { upTo }, clock.date()));
  }

  async unread(): Promise<string[]> {
    return (await this.#rows()).filter(({ readAt }) => readAt === null).map(({ id }) => id);
  }

  /** The saved settings; null before the first change. */
  async choices(): Promise<Choices | null> {
    const row = await this.#server.db
      .selectFrom('notificationSettings')
      .where('accountId', '=', this.accountId)
      .selectAll()
      .executeTakeFirst();
    if (!row) return null;
    const { quietFrom, quietTo } = row;
    return {
      channels: row.channels as unknown as Choices['channels'],
      quietHours: quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null,
    };
  }

  #rows() {
    return this.#server.db
      .selectFrom('notification')
      .where('accountId', '=', this.accountId)
      .select(['id', 'readAt'])
      .orderBy('sequence')
      .execute();
  }
}
