import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { startTokenService, type TokenService } from '#tests/support/standIns/fcm.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { makeCompany, type Company } from '#tests/support/worlds/world.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const day = '2026-11-18';

describe('reminders and pushes', () => {
  let fcm: TokenService;
  let server: TestServer;
  let company: Company;
  beforeEach(async () => {
    fcm = await startTokenService();
    server = await startTestServer({ config: { firebase: fcm.config(privateKey) } });
    company = await makeCompany(server);
    const { employee: as } = company;
    const body = { deviceId: as.deviceId, fireBaseToken: 'the-token' };
    expect((await server.call('registerDevice', { as, body })).status).toBe(204);
  });
  afterEach(async () => {
    await server.close();
    await fcm.close();
  });

  const at = (time: string, date = day) => server.clock.set(Date.parse(`${date}T${time}:00+05:00`));
  const punch = async (type: 'in' | 'out', time: string) =>
    server.db
      .insertInto('punch')
      .values({
        ...{ organizationId: company.organizationId, id: newId(), employeeId: company.employee.jobId },
        ...{ gateId: company.gateId, type, at: new Date(`${day}T${time}:00+05:00`), shiftDate: day },
        ...{ scannedAt: server.clock.date(), deviceId: company.employee.deviceId, typed: false },
      })
      .execute();
  const told = async () => {
    await server.reminded();
    const rows = await server.db
      .selectFrom('notification')
      .where('accountId', '=', company.employee.accountId)
      .orderBy('sequence')
      .select('type')
      .execute();
    return rows.map(({ type }) => type);
  };
  const pushed = async () => {
    await server.pushed();
    return fcm.sent.map(({ body }) => (body as { message: { data: Record<string, string> } }).message.data);
  };

  it('come once a day each, by the shift and the punches, and are pushed in the device’s language', async () => {
    at('08:54');
    expect(await told()).toEqual([]);
    at('08:55');
    expect(await told()).toEqual(['enterCheckInTime']);
    expect(await told()).toEqual(['enterCheckInTime']);
    expect(await pushed()).toMatchObject([
      { type: 'enterCheckInTime', screen: '/qr-scan/attendance-check/in', title: 'Kelganingizni belgilang' },
    ]);
    at('09:20');
    await punch('in', '09:12');
    expect((await told()).at(-1)).toBe('enterTardnessReason');
    const { data } = await server.db
      .selectFrom('notification')
      .where('type', '=', 'enterTardnessReason')
      .where('accountId', '=', company.employee.accountId)
      .select('data')
      .executeTakeFirstOrThrow();
    expect(data).toEqual({ date: day, minutes: 12, deadline: '2026-11-19T13:00:00.000Z' });
    // What has not been sent by the evening is too old to be pushed.
    await pushed();
    at('18:00');
    expect((await told()).at(-1)).toBe('enterCheckOutTime');
    await pushed();
    await punch('out', '18:03');
    at('18:05');
    expect((await told()).at(-1)).toBe('infoCurrentDayWork');
    expect(await told()).toHaveLength(4);
    expect((await pushed()).map(({ type }) => type)).toEqual([
      'enterCheckInTime',
      'enterTardnessReason',
      'enterCheckOutTime',
    ]);
  });

  it('ask for no reason that was given already, and once when two processes look at the same time', async () => {
    await punch('in', '09:12');
    at('09:20');
    const { jobId, phoneNumber } = company.employee;
    const given = await server.call('giveTardinessReason', {
      ...{ as: await server.signIn(phoneNumber), job: jobId },
      ...{ path: { date: day }, body: { reason: 'Avtobus kechikdi' } },
    });
    expect(given.status).toBe(200);
    expect(await told()).not.toContain('enterTardnessReason');
    await server.db.deleteFrom('tardinessReason').where('employeeId', '=', jobId).execute();
    await Promise.all([server.reminded(), server.reminded()]);
    expect((await told()).filter((type) => type === 'enterTardnessReason')).toHaveLength(1);
  });

  it('do not come on a day off, nor to one who is in', async () => {
    at('09:10', '2026-11-21');
    expect(await told()).toEqual([]);
    await punch('in', '08:30');
    at('08:58');
    expect(await told()).toEqual([]);
  });

  it('stay in the app alone in quiet hours', async () => {
    const { employee: as } = company;
    const { channels } = (await server.call('getNotificationSettings', { as })).body as never;
    const body = { channels, quietHours: { from: '08:00', to: '10:30' } };
    expect((await server.call('updateNotificationSettings', { as, body })).status).toBe(200);
    at('08:55');
    expect(await told()).toEqual(['enterCheckInTime']);
    expect(await pushed()).toEqual([]);
  });

  it('do not reach a device whose person has signed out', async () => {
    const { employee } = company;
    expect((await server.call('logout', { as: employee })).status).toBe(204);
    await server.signIn(employee.phoneNumber, 'another-phone');
    expect(await told()).toContain('warningNewDevice');
    expect(await pushed()).toEqual([]);
  });

  it('are tried again later when FCM asks for it, and forget a token it knows no more', async () => {
    fcm.answer = () => ({ status: 503, json: {} });
    at('08:55');
    await told();
    await pushed();
    expect(fcm.sent).toHaveLength(1);
    fcm.answer = () => ({
      status: 404,
      json: { error: { details: [{ errorCode: 'UNREGISTERED' }] } },
    });
    server.clock.advance(5_000);
    await pushed();
    expect(fcm.sent).toHaveLength(2);
    const device = await server.db
      .selectFrom('device')
      .where('deviceId', '=', company.employee.deviceId)
      .select('fireBaseToken')
      .executeTakeFirstOrThrow();
    expect(device.fireBaseToken).toBeNull();
    expect(await server.db.selectFrom('notificationDelivery').selectAll().execute()).toEqual([]);
  });
});
