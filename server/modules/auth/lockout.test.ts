import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { samplePassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone } from '#tests/support/worlds/world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ownersPlace = '198.51.100.1';
const strangersPlace = '203.0.113.7';
type Start = 'startRegistration' | 'startPasswordRecovery' | 'startOtpSignIn';

describe('what strangers do to a phone number', () => {
  let server: TestServer;
  let devices = 0;
  beforeAll(async () => {
    server = await startTestServer({ config: { trustProxy: true } });
  });
  afterAll(() => server.close());

  const newDevice = () => `device-number-${(devices += 1)}`;
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const outcome = ({ status, headers, body }: { status: number; headers: Headers; body: object }) => {
    const wait = headers.get('retry-after');
    const code = 'code' in body ? [body.code] : [];
    return wait === null ? [status, ...code] : [status, ...code, Number(wait)];
  };
  const login = (phoneNumber: string, password: string, address: string, deviceId = newDevice()) =>
    server.call('login', { body: { phoneNumber, password, device: { deviceId } }, headers: from(address) });
  const start = (way: Start, phoneNumber: string, address: string, deviceId = newDevice()) =>
    server.call(way, { body: { phoneNumber, device: { deviceId } }, headers: from(address) });
  const verify = (otpId: string, code: string, deviceId: string, address: string) =>
    server.call('verifyOtp', {
      path: { otpId },
      body: { code, device: { deviceId } },
      headers: from(address),
    });
  async function owner() {
    const { phoneNumber } = anyone();
    await addAccount(server, phoneNumber);
    await server.signIn(phoneNumber, 'known-device');
    return phoneNumber;
  }
  const sentTo = async (phoneNumber: string) =>
    (await server.messages()).filter(({ recipient }) => recipient === phoneNumber).length;
  async function guessWrong(phoneNumber: string, times: number, address: string) {
    const guesses = Array.from({ length: times }, () => login(phoneNumber, 'Wrong1234', address));
    for (const answer of await Promise.all(guesses))
      expect(outcome(answer)).toEqual([400, 'wrongCredentials']);
  }

  it('ten wrong passwords hold off where they came from, and not the owner on a new device elsewhere', async () => {
    const phoneNumber = await owner();
    await guessWrong(phoneNumber, 10, strangersPlace);
    expect(outcome(await login(phoneNumber, samplePassword, strangersPlace))).toEqual([
      429,
      'tooManyRequests',
      900,
    ]);
    expect(outcome(await login(phoneNumber, samplePassword, ownersPlace))).toEqual([202]);
  });

  it('right passwords use up nothing', async () => {
    const phoneNumber = await owner();
    await guessWrong(phoneNumber, 9, ownersPlace);
    for (let n = 0; n < 15; n += 1)
      expect(outcome(await login(phoneNumber, samplePassword, ownersPlace, 'known-device'))).toEqual([200]);
    for (let n = 0; n < 3; n += 1)
      expect(outcome(await login(phoneNumber, samplePassword, ownersPlace))).toEqual([202]);
    await guessWrong(phoneNumber, 1, ownersPlace);
    expect((await login(phoneNumber, samplePassword, ownersPlace)).status).toBe(429);
  });

  it('after a hundred wrong passwords a day only a known device or a code helps, known number or not', async () => {
    const phoneNumber = await owner();
    const unknown = anyone().phoneNumber;
    for (const number of [phoneNumber, unknown])
      for (let n = 0; n < 10; n += 1) await guessWrong(number, 10, `192.0.2.${n}`);
    const refused = [429, 'tooManyPasswords', 86_400];
    expect(outcome(await login(phoneNumber, samplePassword, ownersPlace))).toEqual(refused);
    expect(outcome(await login(unknown, samplePassword, ownersPlace))).toEqual(refused);
    expect(outcome(await login(phoneNumber, samplePassword, ownersPlace, 'known-device'))).toEqual([200]);
    const deviceId = newDevice();
    const recovery = await start('startPasswordRecovery', phoneNumber, ownersPlace, deviceId);
    if (recovery.status !== 202) throw new Error(`answered ${recovery.status}`);
    const code = await server.lastCode(phoneNumber);
    expect((await verify(recovery.body.otpId, code, deviceId, ownersPlace)).status).toBe(202);
    server.clock.advance(DAY);
    expect(outcome(await login(phoneNumber, samplePassword, ownersPlace))).toEqual([202]);
  });

  it('two of the three messages in ten minutes are anybody’s, the third needs the password', async () => {
    const phoneNumber = await owner();
    const unknown = anyone().phoneNumber;
    const refused = [429, 'tooManyCodes', 600];
    for (const number of [phoneNumber, unknown]) {
      expect(outcome(await start('startRegistration', number, strangersPlace))).toEqual([202]);
      expect(outcome(await start('startPasswordRecovery', number, '203.0.113.8'))).toEqual([202]);
      expect(outcome(await start('startPasswordRecovery', number, ownersPlace))).toEqual(refused);
      expect(outcome(await start('startOtpSignIn', number, ownersPlace))).toEqual(refused);
    }
    const before = await sentTo(phoneNumber);
    expect(outcome(await login(phoneNumber, samplePassword, ownersPlace))).toEqual([202]);
    expect(await sentTo(phoneNumber)).toBe(before + 1);
    expect(outcome(await login(phoneNumber, samplePassword, ownersPlace))).toEqual(refused);
    expect(outcome(await start('startOtpSignIn', phoneNumber, ownersPlace, 'known-device'))).toEqual(refused);
    server.clock.advance(10 * MINUTE);
    expect(outcome(await login(phoneNumber, samplePassword, ownersPlace))).toEqual([202]);
  });

  it('seven of the ten messages a day are anybody’s, the last three need the password', async () => {
    const phoneNumber = await owner();
    for (let n = 0; n < 7; n += 1) {
      expect(outcome(await start('startPasswordRecovery', phoneNumber, strangersPlace))).toEqual([202]);
      server.clock.advance(10 * MINUTE);
    }
    const untilTheFirstIsOld = (DAY - 70 * MINUTE) / 1000;
    expect(outcome(await start('startPasswordRecovery', phoneNumber, ownersPlace))).toEqual([
      429,
      'tooManyCodes',
      untilTheFirstIsOld,
    ]);
    for (let n = 0; n < 3; n += 1)
      expect(outcome(await login(phoneNumber, samplePassword, ownersPlace))).toEqual([202]);
    server.clock.advance(10 * MINUTE);
    expect(outcome(await login(phoneNumber, samplePassword, ownersPlace))).toEqual([
      429,
      'tooManyCodes',
      untilTheFirstIsOld - 600,
    ]);
  });

  it('a code sent again counts like any other message', async () => {
    const phoneNumber = await owner();
    const asked = await start('startPasswordRecovery', phoneNumber, ownersPlace);
    if (asked.status !== 202) throw new Error(`answered ${asked.status}`);
    const { otpId } = asked.body;
    const again = async () => outcome(await server.call('resendOtp', { path: { otpId } }));
    server.clock.advance(MINUTE);
    expect(await again()).toEqual([200]);
    server.clock.advance(MINUTE);
    expect(await again()).toEqual([429, 'tooManyCodes', 480]);
  });

  it('wrong codes do not keep the owner from answering theirs', async () => {
    const phoneNumber = await owner();
    for (let n = 0; n < 4; n += 1) {
      const deviceId = newDevice();
      const asked = await start('startPasswordRecovery', phoneNumber, strangersPlace, deviceId);
      if (asked.status !== 202) throw new Error(`answered ${asked.status}`);
      for (let tries = 0; tries < 5; tries += 1)
        await verify(asked.body.otpId, String(100_000 + tries), deviceId, strangersPlace);
      server.clock.advance(5 * MINUTE);
    }
    const deviceId = newDevice();
    const own = await login(phoneNumber, samplePassword, ownersPlace, deviceId);
    if (own.status !== 202) throw new Error(`answered ${own.status}`);
    const code = await server.lastCode(phoneNumber);
    expect((await verify(own.body.otpId, code, deviceId, ownersPlace)).status).toBe(200);
  });

  it('a hundred registrations begun in a block of numbers do not stop the owners of its other numbers', async () => {
    server.clock.advance(DAY);
    const block = '99891555';
    const numbered = (n: number) => block + String(n).padStart(4, '0');
    const neighbour = numbered(5_000);
    await addAccount(server, neighbour);
    await server.signIn(neighbour, 'known-device');
    for (let n = 0; n < 100; n += 1)
      expect((await start('startRegistration', numbered(n), `203.0.113.${n % 200}`)).status).toBe(202);
    expect((await start('startRegistration', numbered(200), ownersPlace)).status).toBe(429);
    expect(outcome(await start('startPasswordRecovery', neighbour, ownersPlace))).toEqual([202]);
    expect(outcome(await login(neighbour, samplePassword, ownersPlace))).toEqual([202]);
    expect(await sentTo(neighbour)).toBe(2);
  });
});
