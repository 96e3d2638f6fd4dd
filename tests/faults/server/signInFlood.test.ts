import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { samplePassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone } from '#tests/support/worlds/world.ts';

/** `npm run bench` says how long a read takes during a thousand of them. */
const FLOOD = 150;

describe('many sign-ins at once from one address', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { trustProxy: true } });
  });
  afterAll(() => server.close());

  it('do not make one from elsewhere wait behind them, and are not all kept waiting themselves', async () => {
    const { phoneNumber } = anyone();
    await addAccount(server, phoneNumber);
    await server.signIn(phoneNumber, 'own-device');
    const login = (number: string, password: string, deviceId: string, address: string) =>
      server.call('login', {
        body: { phoneNumber: number, password, device: { deviceId } },
        headers: { 'x-forwarded-for': address },
      });
    const answered: { status: number; retryAfter: string | null }[] = [];
    const evaluated = () => answered.filter(({ status }) => status === 400).length;
    let flood: Promise<void>[] = [];
    await new Promise<void>((begun) => {
      flood = Array.from({ length: FLOOD }, async () => {
        const { status, headers } = await login(anyone().phoneNumber, 'Wrong1234', 'a-device', '203.0.113.7');
        answered.push({ status, retryAfter: headers.get('retry-after') });
        if (status === 400) begun();
      });
    });
    const before = evaluated();
    expect((await login(phoneNumber, samplePassword, 'own-device', '198.51.100.1')).status).toBe(200);
    expect(evaluated() - before).toBeLessThan(25);
    await Promise.all(flood);
    expect(evaluated()).toBe(100);
    for (const { status, retryAfter } of answered.filter(({ status }) => status !== 400))
      expect([status, Number(retryAfter) > 0]).toEqual([429, true]);
  });
});
