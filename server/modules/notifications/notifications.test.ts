import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultChannels } from '#domain/notifications/types.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { newId } from '#server/identifier.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { openStream } from '#tests/support/server/eventStream.ts';
import { notifiedPerson, notifyTardiness } from '#tests/support/worlds/notified.ts';
import { notifier } from './notify.ts';

describe('notifications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const person = () => notifiedPerson(server);
  const notify = (accountId: string, minutes?: number) => notifyTardiness(server, accountId, minutes);
  async function listed(as: { accessToken: string }, query: { state?: 'unread' | 'read' } = {}) {
    const answer = await server.call('listNotifications', { as, query });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }

  it('are listed the newest first, numbered without gaps, and marked read one by one or up to one', async () => {
    const { accountId, as } = await person();
    for (const minutes of [1, 2, 3]) await notify(accountId, minutes);
    const all = await listed(as);
    expect(all.items.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
    expect([all.total, all.unread]).toEqual([3, 3]);
    const one = await server.call('markNotificationsRead', {
      as,
      body: { ids: [all.items[0]!.id, newId()] },
    });
    expect(one.body).toEqual({ unread: 2 });
    expect((await listed(as, { state: 'unread' })).items.map(({ sequence }) => sequence)).toEqual([2, 1]);
    expect((await server.call('markNotificationsRead', { as, body: { ids: [] } })).body).toEqual({
      unread: 2,
    });
    expect((await server.call('markNotificationsRead', { as, body: { ids: [], upTo: 2 } })).body).toEqual({
      unread: 0,
    });
  });

  it('keep their order and lose none when many transactions tell one person at once', async () => {
    const { accountId, as } = await person();
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        inTransaction(server.db, async (tx) => {
          await notifier(server.services)(tx, [
            { type: 'enterTardnessReason', accountId, params: { date: '2026-11-18', minutes: n } },
          ]);
          if (n % 3 === 0) throw new Error('rolled back');
        }).catch(() => undefined),
      ),
    );
    const { items, total } = await listed(as);
    expect(total).toBe(20);
    expect(items.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, n) => 20 - n));
  });

  it('keep to what their person chose: off in the app means read at once and nothing shown', async () => {
    const { accountId, as } = await person();
    const stream = await openStream(server.url, as);
    await stream.next('ready');
    const channels = { ...defaultChannels(), other: { push: false, inApp: true, telegram: true } };
    channels.enterTardnessReason.inApp = false;
    const chosen = { channels, quietHours: { from: '22:00', to: '07:00' } };
    const saved = await server.call('updateNotificationSettings', { as, body: chosen });
    expect(saved.body).toEqual({ ...chosen, pushOffered: false, telegram: 'off' });
    expect((await server.call('getNotificationSettings', { as })).body).toEqual(saved.body);
    await notify(accountId, 1);
    channels.enterTardnessReason.inApp = true;
    await server.call('updateNotificationSettings', { as, body: chosen });
    await notify(accountId, 2);
    expect((await stream.next('notification')).data).toMatchObject({ sequence: 2 });
    expect((await listed(as)).unread).toBe(1);
    await stream.close();
  });
});
