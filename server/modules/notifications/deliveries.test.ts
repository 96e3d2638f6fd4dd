import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultChannels } from '#domain/notifications/types.ts';
import { newId } from '#server/identifier.ts';
import { startNotificationDelivery } from '#server/jobs/notificationDelivery.ts';
import type { Signals } from '#server/database/signals.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { startTokenService, type TokenService } from '#tests/support/standIns/fcm.ts';
import { startGateway, type Gateway, type GatewayReply } from '#tests/support/standIns/gateway.ts';
import { notifiedPerson, notifyTardiness } from '#tests/support/worlds/notified.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { startTelegram } from '#tests/support/standIns/telegram.ts';
import { bodyOf } from '#tests/support/worlds/punching.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';
import { notifier } from './notify.ts';

type Person = Awaited<ReturnType<typeof notifiedPerson>>;

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** Of other processes: they look by themselves. */
const noSignals: Signals = { subscribe: () => () => undefined, isListening: () => false };

let server: TestServer;
const link = ({ accountId }: Person, subject: string) =>
  server.db
    .insertInto('identity')
    .values({ accountId, provider: 'telegram', subject, displayName: 'Ali', linkedAt: server.clock.date() })
    .execute();
const choose = async ({ as }: Person, body: object) =>
  expect((await server.call('updateNotificationSettings', { as, body: body as never })).status).toBe(200);
const waiting = async () =>
  (await server.db.selectFrom('notificationDelivery').select('nextTryAt').execute()).map(({ nextTryAt }) =>
    nextTryAt.getTime(),
  );

describe('what is written by the bot', () => {
  let telegram: Awaited<ReturnType<typeof startTelegram>>;
  beforeEach(async () => {
    telegram = await startTelegram();
    server = await startTestServer({ config: { telegram: telegram.config } });
  });
  afterEach(async () => {
    await server.close();
    await telegram.close();
  });

  it('reaches whoever linked it, in their language, and nobody else', async () => {
    const [linked, other] = [await notifiedPerson(server), await notifiedPerson(server)];
    await link(linked, '901');
    await server.db
      .updateTable('device')
      .set({ language: 'ru' })
      .where('accountId', '=', linked.accountId)
      .execute();
    for (const { accountId } of [linked, other]) await notifyTardiness(server, accountId, 12);
    await server.pushed();
    expect(telegram.person(901).texts()).toEqual([
      'Укажите причину опоздания\n\n18 ноября: опоздание 12\u00a0мин',
    ]);
    expect(telegram.written()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('is nothing of a type that was turned off there', async () => {
    const person = await notifiedPerson(server);
    await link(person, '902');
    const channels = defaultChannels();
    channels.enterTardnessReason.telegram = false;
    await choose(person, { channels, quietHours: null });
    await notifyTardiness(server, person.accountId);
    await server.pushed();
    expect(telegram.written()).toEqual([]);
  });
});

describe('a bot that is not heard', () => {
  let answers: GatewayReply[];
  let gateway: Gateway;
  beforeEach(async () => {
    gateway = await startGateway(
      ({ path }) =>
        (path.endsWith('/sendMessage') ? answers.shift() : undefined) ?? {
          status: 200,
          json: { ok: true, result: {} },
        },
    );
    const telegram = {
      ...{ botToken: '1:a', botName: 'a_bot', apiRoot: gateway.url, widgetUrl: `${gateway.url}/w.js` },
      webhookUrl: 'https://davomat.example',
    };
    server = await startTestServer({ config: { telegram } });
  });
  afterEach(async () => {
    await server.close();
    await gateway.close();
  });
  const refusal = (error_code: number, parameters?: object): GatewayReply => ({
    status: error_code,
    json: { ok: false, error_code, description: 'no', parameters },
  });
  const messages = () => gateway.received.filter(({ path }) => path.endsWith('/sendMessage'));
  const sent = () => messages().length;

  it('waits as long as Telegram says, and never writes again to one who stopped it', async () => {
    answers = [refusal(429, { retry_after: 30 }), refusal(403)];
    const person = await notifiedPerson(server);
    await link(person, '903');
    await notifyTardiness(server, person.accountId);
    await server.pushed();
    expect(await waiting()).toEqual([server.clock.now() + 30_000]);
    server.clock.advance(29_999);
    await server.pushed();
    expect(sent()).toBe(1);
    server.clock.advance(1);
    await server.pushed();
    expect([sent(), await waiting()]).toEqual([2, []]);
  });

  it('is tried less and less often, and no longer when the notification has expired', async () => {
    answers = Array.from({ length: 100 }, () => refusal(502));
    const person = await notifiedPerson(server);
    await link(person, '904');
    await notifyTardiness(server, person.accountId);
    const begun = server.clock.now();
    const waits: number[] = [];
    for (;;) {
      await server.pushed();
      const [next] = await waiting();
      if (next === undefined) break;
      waits.push((next - server.clock.now()) / 1000);
      server.clock.set(next);
    }
    expect(waits.slice(0, 9)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
    expect(server.clock.now() - begun).toBeGreaterThanOrEqual(4 * 3_600_000);
    expect(sent()).toBe(waits.length);
  });

  it('is written to once, however many processes deliver', async () => {
    answers = [];
    const person = await notifiedPerson(server);
    await link(person, '905');
    for (let minutes = 1; minutes <= 20; minutes += 1)
      await notifyTardiness(server, person.accountId, minutes);
    const others = Array.from({ length: 3 }, () => startNotificationDelivery(server.services, noSignals));
    await Promise.all([server.pushed(), ...others.map(({ run }) => run())]);
    await Promise.all(others.map(({ stop }) => stop()));
    const texts = messages().map(({ body }) => (body as { text: string }).text);
    expect([texts.length, new Set(texts).size, await waiting()]).toEqual([20, 20, []]);
  });
});

describe('a company that somebody has left', () => {
  let telegram: Awaited<ReturnType<typeof startTelegram>>;
  let company: Company;
  beforeEach(async () => {
    telegram = await startTelegram();
    // Quiet hours: what is told waits until seven.
    const now = '2026-11-18T06:30:00+05:00';
    server = await startTestServer({ now, config: { telegram: telegram.config } });
    company = await makeCompany(server);
    const { employee } = company;
    await link({ accountId: employee.accountId } as Person, '907');
    const body = { channels: defaultChannels(), quietHours: { from: '22:00', to: '07:00' } };
    bodyOf(await server.call('updateNotificationSettings', { as: employee, body }));
  });
  afterEach(async () => {
    await server.close();
    await telegram.close();
  });

  const date = '2026-11-18';
  const notify = async () => {
    const { organizationId, employee } = company;
    const whom = { accountId: employee.accountId, job: { organizationId, employeeId: employee.jobId } };
    await inTransaction(server.db, (tx) =>
      notifier(server.services)(tx, [
        { type: 'enterCheckInTime', ...whom, params: { date, time: '09:00' } },
        {
          ...{ type: 'other', ...whom },
          params: { about: 'reasonAccepted', date, reason: null },
        } as never,
      ]),
    );
  };
  const change = async (event: 'block' | 'unblock' | 'leave' | 'rehire') => {
    const body = { ids: [company.employee.jobId], event, reason: 'Tekshiruv' };
    bodyOf(await server.call('changeEmployeeStatus', { as: company.employer, body }));
  };
  const writtenAtSeven = async () => {
    server.clock.set(Date.parse('2026-11-18T07:00:00+05:00'));
    await server.pushed();
    expect(await waiting()).toEqual([]);
    return telegram.person(907).texts().length;
  };
  const listed = async () => {
    const own = server.db.selectFrom('notification').where('accountId', '=', company.employee.accountId);
    return (await own.select('id').execute()).length;
  };

  it('tells them nothing more: what waits is dropped, and nothing is added to the list', async () => {
    await notify();
    expect(await waiting()).toHaveLength(2);
    await change('leave');
    await notify();
    expect(await listed()).toBe(2);
    expect(await writtenAtSeven()).toBe(0);
  });

  it('tells them again once they are back', async () => {
    await change('leave');
    await change('rehire');
    await notify();
    expect(await listed()).toBe(2);
    expect(await writtenAtSeven()).toBe(2);
  });

  it('still tells whoever is blocked what was decided, and reminds them of nothing', async () => {
    await notify();
    await change('block');
    expect(await writtenAtSeven()).toBe(1);
  });

  it('is not what else there is to tell them', async () => {
    await change('leave');
    await notifyTardiness(server, company.employee.accountId);
    expect(await listed()).toBe(1);
    expect(await writtenAtSeven()).toBe(1);
  });
});

describe('quiet hours', () => {
  let fcm: TokenService;
  beforeEach(async () => {
    fcm = await startTokenService();
    server = await startTestServer({
      now: '2026-11-18T23:30:00+05:00',
      config: { firebase: fcm.config(privateKey) },
    });
  });
  afterEach(async () => {
    await server.close();
    await fcm.close();
  });
  const pushed = async () => {
    await server.pushed();
    return fcm.sent.map(({ body }) => (body as { message: { data: { type: string } } }).message.data.type);
  };

  it('put off what is still worth it in the morning, drop what is not, and let a warning through', async () => {
    const person = await notifiedPerson(server);
    const { accountId, as, phoneNumber } = person;
    const body = { deviceId: as.deviceId, fireBaseToken: 'the-token' };
    expect((await server.call('registerDevice', { as, body })).status).toBe(204);
    await choose(person, { channels: defaultChannels(), quietHours: { from: '22:00', to: '07:00' } });
    const params = {
      about: 'requestApproved',
      requestId: newId(),
      amount: 100,
      employeeName: null,
      reason: null,
    };
    await inTransaction(server.db, (tx) =>
      notifier(server.services)(tx, [{ type: 'other', accountId, params } as never]),
    );
    await notifyTardiness(server, accountId);
    expect(await pushed()).toEqual([]);
    await server.signIn(phoneNumber, 'another-phone');
    expect(await pushed()).toEqual(['warningNewDevice']);
    server.clock.set(Date.parse('2026-11-19T06:59:59+05:00'));
    expect(await pushed()).toHaveLength(1);
    server.clock.advance(1_000);
    expect(await pushed()).toEqual(['warningNewDevice', 'other']);
    expect(await waiting()).toEqual([]);
  });
});
