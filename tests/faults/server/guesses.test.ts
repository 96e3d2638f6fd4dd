import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { samplePassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone } from '#tests/support/worlds/world.ts';

const AT_ONCE = 50;

/** How many of how many guesses are evaluated, and the n-th guess's address as forwarded by a proxy. */
const places: [string, number, number, (n: number) => string][] = [
  ['one address', 10, 1_000, () => '203.0.113.7'],
  ['many addresses', 100, 1_000, (n) => `198.51.${n >> 8}.${n & 255}`],
  ['one IPv6 network', 10, 100, (n) => `2001:db8:0:1::${(n + 1).toString(16)}`],
];

describe('guesses of a password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { trustProxy: true } });
  });
  afterAll(() => server.close());

  const login = (phoneNumber: string, password: string, deviceId: string, address: string) =>
    server.call('login', {
      body: { phoneNumber, password, device: { deviceId } },
      headers: { 'x-forwarded-for': address },
    });

  it.each(places)(
    'from %s: %i are evaluated of %i, and the owner gets in',
    async (_, evaluated, guesses, address) => {
      const { phoneNumber } = anyone();
      await addAccount(server, phoneNumber);
      await server.signIn(phoneNumber, 'known-device');
      const answered = new Map<number, number>();
      let next = 0;
      const guess = async () => {
        for (let n = (next += 1); n <= guesses; n = next += 1) {
          // Only the last one is right, and it must not be evaluated.
          const password = n === guesses ? samplePassword : `Guess${n}`;
          const { status } = await login(phoneNumber, password, `stranger-${n}`, address(n));
          answered.set(status, (answered.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, guess));
      // 400 comes after comparing the password, 429 before.
      expect(Object.fromEntries(answered)).toEqual({ 400: evaluated, 429: guesses - evaluated });
      const owner = await login(phoneNumber, samplePassword, 'known-device', address(1));
      expect(owner.status).toBe(200);
      server.clock.advance(24 * 60 * 60_000);
      expect((await login(phoneNumber, 'Guess0000', 'stranger', address(1))).status).toBe(400);
    },
    180_000,
  );

  it('of many accounts from one network: a hundred are evaluated, whatever address of it they come from', async () => {
    server.clock.advance(60 * 60_000);
    const answered = new Map<number, number>();
    for (let n = 0; n < 110; n += 1) {
      const { status } = await login(
        anyone().phoneNumber,
        'Guess0000',
        'stranger',
        `2001:db8:0:2::${n.toString(16)}`,
      );
      answered.set(status, (answered.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(answered)).toEqual({ 400: 100, 429: 10 });
  });
});
