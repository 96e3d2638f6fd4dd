import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStream, type OpenStream } from '#tests/support/server/eventStream.ts';
import { notifiedPerson, notifyTardiness } from '#tests/support/worlds/notified.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { samplePassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { postgresUrl } from '#tests/support/server/testDatabase.ts';
import { anyone } from '#tests/support/worlds/world.ts';

describe('the stream of notifications', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const person = () => notifiedPerson(server);
  const notify = (accountId: string, minutes?: number) => notifyTardiness(server, accountId, minutes);
  const sequenceOf = async (stream: OpenStream) => {
    const { id, data } = await stream.next('notification');
    expect(String(data.sequence)).toBe(id);
    return data.sequence;
  };
  const reasonOf = async (stream: OpenStream) => (await stream.next('end')).data.reason;

  it('begins now, or after the last id, and says when it cannot give all that was missed', async () => {
    const { accountId, as } = await person();
    await notify(accountId);
    await notify(accountId);
    const fresh = await openStream(server.url, as);
    expect(await fresh.next('ready')).toMatchObject({ id: '2', data: { unread: 2, missed: false } });
    const resumed = await openStream(server.url, as, { lastEventId: '1' });
    expect(await resumed.next('ready')).toMatchObject({ id: '1', data: { unread: 2, countedTo: 2 } });
    expect(await sequenceOf(resumed)).toBe(2);
    await notify(accountId);
    expect(await sequenceOf(fresh)).toBe(3);
    expect(await sequenceOf(resumed)).toBe(3);
    const other = await openStream(server.url, as, { lastEventId: '77' });
    expect(await other.next('ready')).toMatchObject({ id: '3', data: { missed: true } });
    for (const stream of [fresh, resumed, other]) await stream.close();
  });

  /** Holds the result of the next query for news. `asked` resolves when it was made. */
  function holdLook() {
    let goOn = () => {};
    const goingOn = new Promise<void>((resolve) => (goOn = resolve));
    const asked = new Promise<void>((heard) => {
      const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => Promise<unknown>;
      const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
        this: pg.Client,
        ...args: unknown[]
      ) {
        const answer = query.apply(this, args);
        if (!JSON.stringify(args[0] ?? '').includes('seen(account_id')) return answer as never;
        spy.mockRestore();
        heard();
        return goingOn.then(() => answer) as never;
      });
    });
    return { asked, goOn };
  }

  // The embedded database has one connection: anyone else would wait for the held query.
  it.skipIf(!postgresUrl)(
    'leads nobody over what they lack who begins while it looks for others',
    async () => {
      const { accountId, as } = await person();
      for (let n = 0; n < 3; n += 1) await notify(accountId);
      const ahead = await openStream(server.url, as);
      await ahead.next('ready');
      const look = holdLook();
      await notify(accountId);
      await look.asked;
      const behind = await openStream(server.url, as, { lastEventId: '0' });
      await behind.next('ready');
      look.goOn();
      expect(await sequenceOf(ahead)).toBe(4);
      for (const sequence of [1, 2, 3, 4]) expect(await sequenceOf(behind)).toBe(sequence);
      for (const stream of [ahead, behind]) await stream.close();
    },
  );

  it('tells the other pages what was read', async () => {
    const { accountId, as } = await person();
    const stream = await openStream(server.url, as);
    await stream.next('ready');
    await notify(accountId);
    await sequenceOf(stream);
    await server.call('markNotificationsRead', { as, body: { ids: [], upTo: 1 } });
    expect((await stream.next('unread')).data).toEqual({ unread: 0 });
    await stream.close();
  });

  it('is nobody else’s, and warns all devices but the new one', async () => {
    const [one, other] = [await person(), await person()];
    const [mine, theirs] = [await openStream(server.url, one.as), await openStream(server.url, other.as)];
    await mine.next('ready');
    await theirs.next('ready');
    const added = await server.signIn(one.phoneNumber, 'second-device');
    expect((await mine.next('notification')).data).toMatchObject({
      type: 'warningNewDevice',
      params: { deviceId: 'second-device' },
    });
    const own = await openStream(server.url, added, { lastEventId: '0' });
    await own.next('ready');
    await notify(one.accountId);
    expect(await sequenceOf(own)).toBe(2);
    await notify(other.accountId);
    expect(await sequenceOf(theirs)).toBe(1);
    for (const stream of [mine, theirs, own]) await stream.close();
  });

  it('ends within a second when its session does, and says why', async () => {
    const { phoneNumber, as } = await person();
    const ends: Record<string, (device: { deviceId: string; accessToken: string }) => Promise<unknown>> = {
      logout: (device) => server.call('logout', { as: device }),
      terminated: ({ deviceId }) => server.call('terminateDevice', { as, path: { id: deviceId } }),
      passwordChanged: () =>
        server.call('changePassword', {
          as,
          body: { currentPassword: samplePassword, newPassword: 'Davomat77' },
        }),
    };
    const mine = await openStream(server.url, as);
    await mine.next('ready');
    for (const [reason, end] of Object.entries(ends)) {
      const device = await server.signIn(phoneNumber, `device-${reason}`);
      const stream = await openStream(server.url, device);
      await stream.next('ready');
      await end(device);
      expect(await reasonOf(stream)).toBe(reason);
      expect(await stream.rest()).toEqual([]);
      await mine.next('notification');
    }
    server.clock.advance(15 * 60_000);
    expect(await reasonOf(mine)).toBe('tokenExpired');
    expect((await openStream(server.url, as)).status).toBe(401);
  });

  it('has four of a session at most: the oldest makes room', async () => {
    const { as } = await person();
    const streams: OpenStream[] = [];
    for (let n = 0; n < 5; n += 1) {
      const stream = await openStream(server.url, as);
      await stream.next('ready');
      streams.push(stream);
    }
    expect(await reasonOf(streams[0]!)).toBe('replaced');
    for (const stream of streams) await stream.close();
  });

  it('does not keep the server from stopping', async () => {
    const stopping = await startTestServer();
    const { phoneNumber } = anyone();
    await addAccount(stopping, phoneNumber);
    const stream = await openStream(stopping.url, await stopping.signIn(phoneNumber));
    await stream.next('ready');
    const closing = stopping.close();
    expect(await reasonOf(stream)).toBe('serverStopping');
    await closing;
    expect(await stream.rest()).toEqual([]);
  });
});
