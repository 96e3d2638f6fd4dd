import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { samplePassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone } from '#tests/support/worlds/world.ts';

const newPassword = 'Yangi2026';
type Start = 'startRegistration' | 'startPasswordRecovery' | 'startOtpSignIn';

describe('ways in by a code', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { otpDomain: 'davomat.example' } });
  });
  afterAll(() => server.close());

  const stranger = () => anyone().phoneNumber;
  async function known() {
    const phoneNumber = stranger();
    const id = await addAccount(server, phoneNumber);
    return { phoneNumber, id, ...(await server.signIn(phoneNumber, 'first-device')) };
  }
  const start = (way: Start, phoneNumber: string, deviceId = 'first-device', more: object = {}) =>
    server.call(way, { body: { phoneNumber, device: { deviceId, ...more } } });
  async function challenged(way: Start, phoneNumber: string, deviceId?: string) {
    const answer = await start(way, phoneNumber, deviceId);
    if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
    return answer.body.otpId;
  }
  const verify = (otpId: string, code: string, deviceId = 'first-device') =>
    server.call('verifyOtp', { path: { otpId }, body: { code, device: { deviceId } } });
  async function proven(way: Start, phoneNumber: string, deviceId?: string) {
    const otpId = await challenged(way, phoneNumber, deviceId);
    const answer = await verify(otpId, await server.lastCode(phoneNumber), deviceId);
    if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }
  const complete = (
    way: 'completeRegistration' | 'completePasswordRecovery',
    ticket: string,
    deviceId = 'first-device',
    password = newPassword,
  ) => server.call(way, { body: { ticket, password, device: { deviceId } } });
  const opens = async (phoneNumber: string, password: string, deviceId = 'first-device') =>
    (await server.call('login', { body: { phoneNumber, password, device: { deviceId } } })).status;
  const works = async (as: { accessToken: string }) => (await server.call('getAccount', { as })).status;
  const sentTo = async (phoneNumber: string) =>
    (await server.messages()).filter(({ recipient }) => recipient === phoneNumber).map(({ text }) => text);

  it('registration: phone, code, password, and signed in on a trusted device', async () => {
    const phoneNumber = stranger();
    const { ticket, next, expireAt } = await proven('startRegistration', phoneNumber);
    expect([next, Date.parse(expireAt) - server.clock.now()]).toEqual(['completeRegistration', 600_000]);
    const weak = await complete('completeRegistration', ticket, undefined, 'kichikharf1');
    expect([weak.status, weak.body]).toMatchObject([
      400,
      { errors: [{ pointer: '/password', code: 'passwordNeedsUpper' }] },
    ]);
    const answer = await complete('completeRegistration', ticket);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    expect(await works(answer.body)).toBe(200);
    expect(await opens(phoneNumber, newPassword)).toBe(200);
    expect(await opens(phoneNumber, newPassword, 'another-device')).toBe(202);
  });

  it('registering a known phone sets no password: it leads to recovery', async () => {
    const { phoneNumber } = await known();
    const { ticket, next } = await proven('startRegistration', phoneNumber, 'new-device');
    expect(next).toBe('completePasswordRecovery');
    expect((await complete('completeRegistration', ticket, 'new-device')).status).toBe(409);
    expect(await opens(phoneNumber, samplePassword)).toBe(200);
    expect((await complete('completePasswordRecovery', ticket, 'new-device')).status).toBe(200);
    expect(await opens(phoneNumber, newPassword)).toBe(200);
  });

  it('recovery ends every other session, and what was asked for with the old password', async () => {
    const { phoneNumber, ...first } = await known();
    const second = await server.signIn(phoneNumber, 'second-device');
    const waiting = await server.call('login', {
      body: { phoneNumber, password: samplePassword, device: { deviceId: 'thief-device' } },
    });
    if (waiting.status !== 202) throw new Error('no code was sent');
    const thiefsCode = await server.lastCode(phoneNumber);
    server.clock.advance(10 * 60_000);
    const { ticket } = await proven('startPasswordRecovery', phoneNumber, 'second-device');
    const other = await proven('startPasswordRecovery', phoneNumber, 'second-device');
    const answer = await complete('completePasswordRecovery', ticket, 'second-device');
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    expect([await works(first), await works(second), await works(answer.body)]).toEqual([401, 401, 200]);
    expect([await opens(phoneNumber, samplePassword), await opens(phoneNumber, newPassword)]).toEqual([
      400, 200,
    ]);
    const late = await verify(waiting.body.otpId, thiefsCode, 'thief-device');
    expect([late.status, late.body]).toMatchObject([409, { code: 'otpUsed' }]);
    const again = await complete('completePasswordRecovery', other.ticket, 'second-device');
    expect([again.status, again.body]).toMatchObject([409, { code: 'ticketExpired' }]);
  });

  it('a ticket is good once, for ten minutes, on its device, for its purpose', async () => {
    const { ticket } = await proven('startRegistration', stranger());
    const refused = async (given = ticket, deviceId?: string, way = 'completeRegistration' as const) => {
      const answer = await complete(way, given, deviceId);
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'ticketExpired' }]);
    };
    await refused('made-up');
    await refused(ticket, 'another-device');
    expect((await complete('completePasswordRecovery', ticket)).status).toBe(409);
    const twice = await Promise.all([1, 2].map(() => complete('completeRegistration', ticket)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    await refused();
    const old = await proven('startRegistration', stranger());
    server.clock.advance(600_000);
    await refused(old.ticket);
  });

  it('two registrations of one phone: one account', async () => {
    const phoneNumber = stranger();
    const one = await proven('startRegistration', phoneNumber, 'device-one');
    const two = await proven('startRegistration', phoneNumber, 'device-two');
    const answers = await Promise.all([
      complete('completeRegistration', one.ticket, 'device-one'),
      complete('completeRegistration', two.ticket, 'device-two', 'Boshqa2026'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('phone and code: in on a linked device, and no code for any other', async () => {
    const { phoneNumber } = await known();
    const otpId = await challenged('startOtpSignIn', phoneNumber);
    expect((await verify(otpId, await server.lastCode(phoneNumber))).status).toBe(200);
    const before = (await sentTo(phoneNumber)).length;
    await challenged('startOtpSignIn', phoneNumber, 'strange-device');
    expect((await sentTo(phoneNumber)).length).toBe(before);
  });

  it('a device terminated meanwhile is not let in by the code it waited for', async () => {
    const { phoneNumber } = await known();
    const own = await server.signIn(phoneNumber, 'own-device');
    const otpId = await challenged('startOtpSignIn', phoneNumber);
    const code = await server.lastCode(phoneNumber);
    await server.call('terminateDevice', { as: own, path: { id: 'first-device' } });
    const late = await verify(otpId, code);
    expect([late.status, late.body]).toMatchObject([409, { code: 'otpUsed' }]);
  });

  it('a code for nobody is guessed and sent again like any other, and never right', async () => {
    const phoneNumber = stranger();
    const otpId = await challenged('startPasswordRecovery', phoneNumber);
    server.clock.advance(60_000);
    expect((await server.call('resendOtp', { path: { otpId } })).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await verify(otpId, String(100_000 + tries));
      expect([wrong.status, wrong.body]).toMatchObject([400, { code: 'wrongCode' }]);
    }
    expect((await verify(otpId, '100000')).body).toMatchObject({ code: 'otpLocked' });
    expect(await sentTo(phoneNumber)).toEqual([]);
    const rows = await server.db
      .selectFrom('outboxMessage')
      .selectAll()
      .where('recipient', '=', phoneNumber)
      .execute();
    expect(rows.map(({ body, code }) => [body, code])).toEqual([
      ['', null],
      ['', null],
    ]);
  });

  it('a newly trusted device is told to the older ones, once; the first one to nobody', async () => {
    const { phoneNumber, id } = await known();
    const warnings = async () =>
      (await server.db.selectFrom('notification').selectAll().where('accountId', '=', id).execute()).map(
        ({ type, data, readAt }) => ({ type, data, readAt }),
      );
    expect(await warnings()).toEqual([]);
    const device = { deviceId: 'new-device', name: 'Chrome, Android', platform: 'Android' };
    const asked = await server.call('login', { body: { phoneNumber, password: samplePassword, device } });
    if (asked.status !== 202) throw new Error('no code was sent');
    await server.call('verifyOtp', {
      path: { otpId: asked.body.otpId },
      body: { code: await server.lastCode(phoneNumber), device },
    });
    await server.signIn(phoneNumber, 'new-device');
    expect(await warnings()).toEqual([{ type: 'warningNewDevice', data: device, readAt: null }]);
  });

  it('a message speaks the language of who asked, in one SMS', async () => {
    for (const [language, words, most] of [
      ['uz-Latn', 'hech kimga', 160],
      ['ru', 'Никому', 70],
      ['uz-Cyrl', 'ҳеч кимга', 70],
    ] as const) {
      const phoneNumber = stranger();
      await start('startRegistration', phoneNumber, undefined, { language });
      const [text = ''] = await sentTo(phoneNumber);
      expect(text).toContain(words);
      expect(text).toMatch(/\n@davomat\.example #\d{6}$/);
      expect(text.length).toBeLessThanOrEqual(most);
      // Latin texts stay within GSM-7, otherwise they would be cut at 70.
      if (language === 'uz-Latn') expect(text).toMatch(/^[\x20-\x7e\n]*$/);
    }
  });

  it('a code that still waits to be sent is dropped when it is asked for again', async () => {
    const phoneNumber = stranger();
    const otpId = await challenged('startRegistration', phoneNumber);
    await server.messages();
    await server.db
      .updateTable('outboxMessage')
      .set({ sentAt: null, tries: 5 })
      .where('oneTimeCodeId', '=', otpId)
      .execute();
    server.clock.advance(60_000);
    await server.call('resendOtp', { path: { otpId } });
    await server.messages();
    const rows = await server.db
      .selectFrom('outboxMessage')
      .select(['again', 'tries'])
      .where('oneTimeCodeId', '=', otpId)
      .execute();
    expect(rows).toEqual([{ again: true, tries: 1 }]);
  });

  it('codes, tickets and messages are gone a day later, and limits that have lapsed', async () => {
    await proven('startRegistration', stranger());
    server.clock.advance(25 * 60 * 60_000);
    await server.tidied();
    const { db } = server;
    const left = await Promise.all([
      db.selectFrom('oneTimeCode').select('id').execute(),
      db.selectFrom('passwordTicket').select('ticketHash').execute(),
      db.selectFrom('outboxMessage').select('id').execute(),
      db.selectFrom('attemptWindow').select('kind').execute(),
    ]);
    expect(left).toEqual([[], [], [], []]);
  });
});
