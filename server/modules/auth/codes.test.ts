import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { samplePassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';

describe('one-time codes', () => {
  let server: TestServer;
  let phones = 998901000100;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const login = (phoneNumber: string, deviceId: string) =>
    server.call('login', { body: { phoneNumber, password: samplePassword, device: { deviceId } } });

  /** A person with a first trusted device, and a challenge for a second one. */
  async function challenged() {
    const phone = String((phones += 1));
    await addAccount(server, phone);
    await server.signIn(phone);
    const answer = await login(phone, 'second-device');
    if (answer.status !== 202) throw new Error(`answered ${answer.status}`);
    return { phone, otpId: answer.body.otpId, code: await server.lastCode(phone) };
  }
  const answer = (otpId: string, code: string, deviceId = 'second-device') =>
    server.call('verifyOtp', { path: { otpId }, body: { code, device: { deviceId } } });
  const outcome = async (given: ReturnType<typeof answer>) => {
    const { status, body } = await given;
    return 'code' in body ? [status, body.code] : [status];
  };
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('allow five wrong tries, also when they come at once, and then not even the right one', async () => {
    const { otpId, code } = await challenged();
    const wrong = await Promise.all(Array.from({ length: 8 }, () => outcome(answer(otpId, other(code)))));
    expect(wrong.filter(([, reason]) => reason === 'wrongCode')).toHaveLength(5);
    expect(wrong.filter(([, reason]) => reason === 'otpLocked')).toHaveLength(3);
    expect(await outcome(answer(otpId, code))).toEqual([409, 'otpLocked']);
  });

  it('are good once when answered many times at once', async () => {
    const { otpId, code } = await challenged();
    const answers = await Promise.all(Array.from({ length: 5 }, () => outcome(answer(otpId, code))));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  });

  it('expire after two minutes', async () => {
    const { otpId, code } = await challenged();
    server.clock.advance(120_000);
    expect(await outcome(answer(otpId, code))).toEqual([409, 'otpExpired']);
  });

  it('belong to the device that asked', async () => {
    const { otpId, code } = await challenged();
    expect(await outcome(answer(otpId, code, 'third-device'))).toEqual([404, 'notFound']);
    expect(await outcome(answer(otpId, code))).toEqual([200]);
  });

  it('are sent again after 60 s, and the wrong tries stay counted', async () => {
    const { phone, otpId, code } = await challenged();
    for (let tries = 0; tries < 3; tries += 1) await answer(otpId, other(code));
    const early = await server.call('resendOtp', { path: { otpId } });
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
    server.clock.advance(60_000);
    expect((await server.call('resendOtp', { path: { otpId } })).status).toBe(200);
    const fresh = await server.lastCode(phone);
    if (fresh !== code) expect(await outcome(answer(otpId, code))).toEqual([400, 'wrongCode']);
    else await answer(otpId, other(code));
    expect(await outcome(answer(otpId, other(fresh)))).toEqual([400, 'wrongCode']);
    expect(await outcome(answer(otpId, fresh))).toEqual([409, 'otpLocked']);
  });

  it('may be guessed fifteen times an hour from one address, over all codes of a phone', async () => {
    const phone = String((phones += 1));
    await addAccount(server, phone);
    await server.signIn(phone);
    const codeFor = async () => {
      const asked = await login(phone, 'second-device');
      if (asked.status !== 202) throw new Error(`answered ${asked.status}`);
      return { otpId: asked.body.otpId, code: await server.lastCode(phone) };
    };
    for (let round = 0; round < 3; round += 1) {
      const { otpId, code } = await codeFor();
      for (let tries = 0; tries < 5; tries += 1)
        expect(await outcome(answer(otpId, other(code)))).toEqual([400, 'wrongCode']);
    }
    server.clock.advance(10 * 60_000);
    const last = await codeFor();
    expect(await outcome(answer(last.otpId, last.code))).toEqual([429, 'tooManyRequests']);
  });

  it('leave once each, and are kept only as a keyed hash', async () => {
    const { otpId, code } = await challenged();
    const all = (await server.messages()).map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    const waiting = await server.db
      .selectFrom('outboxMessage')
      .select('id')
      .where('sentAt', 'is', null)
      .execute();
    expect(waiting).toEqual([]);
    const row = await server.db
      .selectFrom('oneTimeCode')
      .selectAll()
      .where('id', '=', otpId)
      .executeTakeFirstOrThrow();
    expect(row.codeHash).not.toContain(code);
  });
});
