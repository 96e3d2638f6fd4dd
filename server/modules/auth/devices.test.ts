import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import {
  samplePassword,
  startTestServer,
  type Session,
  type TestServer,
} from '#tests/support/server/server.ts';
import { anyone } from '#tests/support/worlds/world.ts';

const newPassword = 'Yangi2026';

describe('devices of an account', () => {
  let server: TestServer;
  let phoneNumber: string;
  let own: Session;
  let other: Session;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    ({ phoneNumber } = anyone());
    await addAccount(server, phoneNumber);
    own = await server.signIn(phoneNumber, 'the-own-phone');
    server.clock.advance(61_000);
    other = await server.signIn(phoneNumber, 'some-tablet');
  });
  afterAll(() => server.close());

  const status = async (as: Session) => (await server.call('getAccount', { as })).status;
  const refreshed = async ({ accessToken, refreshToken, deviceId }: Session) =>
    (await server.call('refreshToken', { body: { accessToken, refreshToken, device: { deviceId } } })).status;
  async function devices(as: Session) {
    const answer = await server.call('listDevices', { as });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.items;
  }

  it('are listed latest seen first, the calling one marked', async () => {
    expect(await devices(own)).toMatchObject([
      {
        deviceId: 'some-tablet',
        current: false,
        signedIn: true,
        lastSeenAt: server.clock.date().toISOString(),
      },
      { deviceId: 'the-own-phone', current: true, signedIn: true },
    ]);
    await server.call('logout', { as: other });
    expect((await devices(own))[0]).toMatchObject({ deviceId: 'some-tablet', signedIn: false });
  });

  it('a terminated one is out at its next call, cannot refresh, and is not listed', async () => {
    expect(await status(other)).toBe(200);
    const ended = await server.call('terminateDevice', { as: own, path: { id: 'some-tablet' } });
    expect(ended.status).toBe(204);
    expect([await status(other), await refreshed(other)]).toEqual([401, 400]);
    expect(await devices(own)).toMatchObject([{ deviceId: 'the-own-phone' }]);
  });

  it('terminating all others leaves the calling one', async () => {
    const third = await server.signIn(phoneNumber, 'an-old-phone');
    expect((await server.call('terminateOtherDevices', { as: own })).status).toBe(204);
    expect([await status(own), await status(other), await status(third)]).toEqual([200, 401, 401]);
    expect(await devices(own)).toMatchObject([{ deviceId: 'the-own-phone' }]);
    const back = await server.call('login', {
      body: { phoneNumber, password: samplePassword, device: { deviceId: 'some-tablet' } },
    });
    expect(back.status).toBe(202);
  });

  it('a stranger’s device is not found, and stays', async () => {
    const stranger = anyone().phoneNumber;
    await addAccount(server, stranger);
    const theirs = await server.signIn(stranger, 'a-strangers-phone');
    const answer = await server.call('terminateDevice', { as: own, path: { id: 'a-strangers-phone' } });
    expect([answer.status, await status(theirs)]).toEqual([404, 200]);
  });

  const change = (as: Session, currentPassword: string, to = newPassword) =>
    server.call('changePassword', { as, body: { currentPassword, newPassword: to } });
  const opens = async (password: string) =>
    (await server.call('login', { body: { phoneNumber, password, device: { deviceId: own.deviceId } } }))
      .status;

  it('a new password ends the sessions of the others at once and is the one that opens', async () => {
    expect((await change(own, samplePassword)).status).toBe(204);
    expect([await status(own), await status(other), await refreshed(other)]).toEqual([200, 401, 400]);
    expect([await opens(samplePassword), await opens(newPassword)]).toEqual([400, 200]);
  });

  it('a new password spends the codes and tickets that were asked for before it', async () => {
    const device = { deviceId: 'thief-device' };
    const asked = await server.call('login', { body: { phoneNumber, password: samplePassword, device } });
    if (asked.status !== 202) throw new Error('no code was sent');
    const thiefsCode = await server.lastCode(phoneNumber);
    server.clock.advance(10 * 60_000);
    const recovery = await server.call('startPasswordRecovery', { body: { phoneNumber, device } });
    if (recovery.status !== 202) throw new Error('no code was sent');
    const proven = await server.call('verifyOtp', {
      path: { otpId: recovery.body.otpId },
      body: { code: await server.lastCode(phoneNumber), device },
    });
    if (proven.status !== 202) throw new Error('no ticket was given');
    expect((await change(own, samplePassword)).status).toBe(204);
    const late = await server.call('verifyOtp', {
      path: { otpId: asked.body.otpId },
      body: { code: thiefsCode, device },
    });
    expect([late.status, late.body]).toMatchObject([409, { code: 'otpUsed' }]);
    const reset = await server.call('completePasswordRecovery', {
      body: { ticket: proven.body.ticket, password: 'Ogri12345', device },
    });
    expect([reset.status, reset.body]).toMatchObject([409, { code: 'ticketExpired' }]);
  });

  it('a wrong current password, a weak new one: the field is named and nothing ends', async () => {
    const wrong = await change(own, 'Wrong1234');
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      { errors: [{ pointer: '/currentPassword', code: 'passwordWrong' }] },
    ]);
    const weak = await change(own, samplePassword, 'kichikharf1');
    expect([weak.status, weak.body]).toMatchObject([
      400,
      { errors: [{ pointer: '/newPassword', code: 'passwordNeedsUpper' }] },
    ]);
    expect([await status(other), await opens(samplePassword)]).toEqual([200, 200]);
  });

  it('guessing the current password is limited as signing in is', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect((await change(own, 'Wrong1234')).status).toBe(400);
    const limited = await change(own, samplePassword);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '900']);
  });

  it('two changes at once: one of them counts', async () => {
    const answers = await Promise.all([
      change(own, samplePassword, 'Birinchi1'),
      change(own, samplePassword, 'Ikkinchi2'),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(204);
    expect([400, 409]).toContain(statuses[1]);
    const good = await Promise.all(['Birinchi1', 'Ikkinchi2'].map((password) => opens(password)));
    expect(good.sort()).toEqual([200, 400]);
  });
});
