import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/modules/auth/index.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { samplePassword, startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { postgresUrl } from '#tests/support/server/testDatabase.ts';

const owner = '998901112233';
const device = (deviceId: string) => ({ deviceId });

describe('signing in', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await addAccount(server, owner);
  });
  afterAll(() => server.close());

  const login = (deviceId: string, password = samplePassword, phoneNumber = owner) =>
    server.call('login', { body: { phoneNumber, password, device: device(deviceId) } });

  it('answers a wrong password and an unknown phone alike', async () => {
    const wrong = await login('first-device', 'Davomat2');
    const unknown = await login('first-device', samplePassword, '998900000000');
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ code: 'wrongCredentials' });
    const anonymous = ({ requestId: _, ...rest }: { requestId: string }) => rest;
    expect(anonymous(unknown.body as never)).toEqual(anonymous(wrong.body as never));
  });

  it('trusts the first device ever, asks a later one for a code, and then trusts it too', async () => {
    const first = await login('first-device');
    expect(first.status).toBe(200);
    const later = await login('other-device');
    if (later.status !== 202) throw new Error(`answered ${later.status}`);
    expect(later.body).toMatchObject({
      phoneNumber: '998•••••••33',
      expiresInSeconds: 120,
      resendAfterSeconds: 60,
    });
    const code = await server.lastCode(owner);
    const verified = await server.call('verifyOtp', {
      path: { otpId: later.body.otpId },
      body: { code, device: device('other-device') },
    });
    expect(verified.status).toBe(200);
    expect((await login('other-device')).status).toBe(200);
    const again = await server.call('verifyOtp', {
      path: { otpId: later.body.otpId },
      body: { code, device: device('other-device') },
    });
    expect([again.status, again.body]).toMatchObject([409, { code: 'otpUsed' }]);
  });

  it('gives the first trust to one of many devices that come at once', async () => {
    await addAccount(server, '998902223344');
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, n) => login(`racing-${n}`, samplePassword, '998902223344')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 202, 202, 202]);
  });

  it('evaluates ten of many wrong passwords that come at once, and always those of the trusted device', async () => {
    await addAccount(server, '998903334455');
    expect((await login('trusted-one', samplePassword, '998903334455')).status).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, n) => login(`stranger-${n}`, 'Guess1234', '998903334455')),
    );
    const count = (status: number) => guesses.filter((answer) => answer.status === status).length;
    expect([count(400), count(429)]).toEqual([10, 4]);
    const locked = await login('stranger-20', samplePassword, '998903334455');
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await login('trusted-one', samplePassword, '998903334455')).status).toBe(200);
    server.clock.advance(15 * 60_000);
    expect((await login('stranger-20', samplePassword, '998903334455')).status).toBe(202);
  });

  it('limits an unknown phone just the same', async () => {
    const phone = '998909999999';
    for (let tried = 0; tried < 10; tried += 1)
      expect((await login('dev-12345', 'x', phone)).status).toBe(400);
    expect((await login('dev-12345', 'x', phone)).status).toBe(429);
  });

  describe('while the password is being changed', () => {
    const replaced = 'Yangi2026';
    /** After the password was compared and before sign-in continues: the attempt is forgiven between the two. */
    async function changeAfterComparing(phone: string): Promise<void> {
      const hash = await hashPassword(replaced);
      await sql`
        create function change_password() returns trigger language plpgsql as $$ begin
          update account set password_hash = ${sql.lit(hash)} where phone_number = ${sql.lit(phone)};
          return new;
        end $$`.execute(server.db);
      await sql`
        create trigger change_password after update on attempt_window
        for each statement execute function change_password()`.execute(server.db);
    }
    afterEach(() => sql`drop function if exists change_password() cascade`.execute(server.db));

    it.each([
      ['a device that needs no code', 'own-device', '998904440001', 200],
      ['a new device, which is sent no code either', 'new-device', '998904440002', 202],
    ])('the old one lets nobody in: %s', async (_, deviceId, phone, now) => {
      await addAccount(server, phone);
      await server.signIn(phone, 'own-device');
      await changeAfterComparing(phone);
      const late = await login(deviceId, samplePassword, phone);
      expect([late.status, late.body]).toMatchObject([400, { code: 'wrongCredentials' }]);
      expect((await server.messages()).filter(({ recipient }) => recipient === phone)).toEqual([]);
      expect((await login(deviceId, replaced, phone)).status).toBe(now);
    });
  });

  it('keeps no phone number or address in what it counts', async () => {
    const rows = await server.db.selectFrom('attemptWindow').select('subject').distinct().execute();
    expect(rows.length).toBeGreaterThan(3);
    for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{43}$/);
  });

  // The embedded database runs one transaction at a time, so no two meet there.
  if (postgresUrl)
    it('does not trust a device again that is being terminated at the same moment', async () => {
      const phone = '998904445566';
      await addAccount(server, phone);
      await server.signIn(phone, 'lost-device');
      const own = await server.signIn(phone, 'own-device');
      const waiting = async () => {
        const locks = sql<{ count: number }>`
          select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return (await locks.execute(server.db)).rows[0]?.count;
      };
      const answers = await server.db.transaction().execute(async (tx) => {
        await tx.selectFrom('device').selectAll().where('deviceId', '=', 'lost-device').forUpdate().execute();
        const terminated = server.call('terminateDevice', { as: own, path: { id: 'lost-device' } });
        await expect.poll(waiting).toBe(1);
        const signedIn = login('lost-device', samplePassword, phone);
        await expect.poll(waiting).toBe(2);
        return { terminated, signedIn };
      });
      expect((await answers.terminated).status).toBe(204);
      expect((await answers.signedIn).status).toBe(202);
    });
});

describe('behind a proxy of ours', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { trustProxy: true } });
  });
  afterAll(() => server.close());

  it('an address is what the proxy saw, not what the client claims before it', async () => {
    const fail = (forwarded: string) =>
      server.call('login', {
        body: { phoneNumber: owner, password: 'x', device: device('some-device') },
        headers: { 'x-forwarded-for': forwarded },
      });
    const addresses = async () =>
      (
        await server.db
          .selectFrom('attemptWindow')
          .select('subject')
          .distinct()
          .where('kind', '=', 'addressFailure')
          .execute()
      ).length;
    for (const claimed of ['', '192.0.2.1, ', '192.0.2.2, ']) await fail(`${claimed}203.0.113.7`);
    expect(await addresses()).toBe(1);
    await fail('203.0.113.8');
    expect(await addresses()).toBe(2);
  });
});
