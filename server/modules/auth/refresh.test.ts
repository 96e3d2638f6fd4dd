import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, type Session, type TestServer } from '#tests/support/server/server.ts';

const person = '998901112233';
const DAY = 24 * 60 * 60_000;

describe('refresh tokens', () => {
  let server: TestServer;
  let session: Session;
  beforeAll(async () => {
    server = await startTestServer();
    await addAccount(server, person);
  });
  beforeEach(async () => {
    session = await server.signIn(person);
  });
  afterAll(() => server.close());

  const refresh = (refreshToken: string, deviceId = session.deviceId) =>
    server.call('refreshToken', {
      body: { refreshToken, accessToken: session.accessToken, device: { deviceId } },
    });
  async function next(refreshToken: string) {
    const answer = await refresh(refreshToken);
    if (answer.status !== 200) throw new Error(`refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  const use = (accessToken: string) => server.call('getAccount', { as: { accessToken } });
  const refused = async (refreshToken: string) => {
    const answer = await refresh(refreshToken);
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'refreshRefused' }]);
  };

  it('rotate, and the new pair works', async () => {
    const second = await next(session.refreshToken);
    expect(second.refreshToken).not.toBe(session.refreshToken);
    expect(Date.parse(second.expireAt) - server.clock.now()).toBe(15 * 60_000);
    expect((await use(second.accessToken)).status).toBe(200);
    const third = await next(second.refreshToken);
    expect((await use(third.accessToken)).status).toBe(200);
  });

  it('give the same successor while it is unused, however late', async () => {
    const second = await next(session.refreshToken);
    server.clock.advance(DAY);
    expect((await next(session.refreshToken)).refreshToken).toBe(second.refreshToken);
    const many = await Promise.all(Array.from({ length: 8 }, () => next(session.refreshToken)));
    expect(new Set(many.map(({ refreshToken }) => refreshToken))).toEqual(new Set([second.refreshToken]));
  });

  it('give it for 30 s after a call used it, then end the family', async () => {
    const second = await next(session.refreshToken);
    await use(second.accessToken);
    server.clock.advance(30_000);
    expect((await next(session.refreshToken)).refreshToken).toBe(second.refreshToken);
    server.clock.advance(1);
    await refused(session.refreshToken);
    await refused(second.refreshToken);
    expect((await use(second.accessToken)).status).toBe(401);
  });

  it('end the family when one older than the parent comes back, even within 30 s', async () => {
    const second = await next(session.refreshToken);
    const third = await next(second.refreshToken);
    expect((await next(second.refreshToken)).refreshToken).toBe(third.refreshToken);
    await refused(session.refreshToken);
    await refused(third.refreshToken);
    expect((await use(third.accessToken)).status).toBe(401);
  });

  it('notice a thief who acts more than 30 s before the owner', async () => {
    const thief = await next(session.refreshToken);
    await use(thief.accessToken);
    server.clock.advance(31_000);
    await refused(session.refreshToken);
    expect((await use(thief.accessToken)).status).toBe(401);
  });

  it('are bound to the device, live 60 days, and cannot be made up', async () => {
    const otherDevice = await refresh(session.refreshToken, 'another-device');
    expect(otherDevice.status).toBe(400);
    const [id, generation, signature] = session.refreshToken.split('.');
    await refused(`${id}.${Number(generation) + 1}.${signature}`);
    await refused('not a token');
    server.clock.advance(60 * DAY - 1);
    const second = await next(session.refreshToken);
    server.clock.advance(60 * DAY);
    await refused(second.refreshToken);
  });

  it('keep no secret in the database', async () => {
    const rows = await server.db.selectFrom('session').selectAll().execute();
    const signature = session.refreshToken.split('.')[2] ?? '';
    expect(JSON.stringify(rows)).not.toContain(signature);
  });
});

describe('access tokens', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await addAccount(server, person);
  });
  afterAll(() => server.close());

  const status = async (as: { accessToken: string; deviceId?: string }) =>
    (await server.call('getAccount', { as })).status;

  it('live 15 minutes, and the answer after that says that a refresh helps', async () => {
    const { accessToken } = await server.signIn(person);
    // Known to the server only by its signature.
    const unused = await server.signIn(person, 'another-device');
    server.clock.advance(15 * 60_000 - 1_000);
    expect(await status({ accessToken })).toBe(200);
    server.clock.advance(1_000);
    const challenge = async (token: string) => {
      const { status: code, headers } = await server.call('getAccount', { as: { accessToken: token } });
      return [code, headers.get('www-authenticate')];
    };
    const expired = 'Bearer error="invalid_token", error_description="The access token expired"';
    expect(await challenge(accessToken)).toEqual([401, expired]);
    expect(await challenge(unused.accessToken)).toEqual([401, expired]);
    expect(await challenge('gate_abc')).toEqual([401, null]);
  });

  it('belong to one device', async () => {
    const { accessToken, deviceId } = await server.signIn(person);
    expect(await status({ accessToken, deviceId })).toBe(200);
    expect(await status({ accessToken })).toBe(200);
    expect(await status({ accessToken, deviceId: 'some-other-device' })).toBe(401);
  });

  it('are dead at once after logout, and after a new sign-in on the device', async () => {
    const first = await server.signIn(person);
    const second = await server.signIn(person);
    expect(await status(first)).toBe(401);
    expect((await server.call('logout', { as: second })).status).toBe(204);
    expect(await status(second)).toBe(401);
  });

  it('are refused when signed by another key, for another purpose or not at all', async () => {
    const { accessToken } = await server.signIn(person);
    const [head = '', body = '', signature = ''] = accessToken.split('.');
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
    expect(await status({ accessToken: `${head}.${body}.${signature.slice(0, -2)}AA` })).toBe(401);
    expect(await status({ accessToken: `${none}.${body}.` })).toBe(401);
    expect(await status({ accessToken: 'gate_abc' })).toBe(401);
  });

  it('of a terminated device are dead at once, and only the account itself can terminate', async () => {
    const phone = await server.signIn(person);
    const laptop = await server.signIn(person, 'laptop-device');
    const stranger = '998905556677';
    await addAccount(server, stranger);
    const other = await server.signIn(stranger);
    const terminate = (as: { accessToken: string }, id: string) =>
      server.call('terminateDevice', { as, path: { id } });
    expect((await terminate(other, laptop.deviceId)).status).toBe(404);
    expect(await status(laptop)).toBe(200);
    expect((await terminate(phone, laptop.deviceId)).status).toBe(204);
    expect(await status(laptop)).toBe(401);
    expect(await status(phone)).toBe(200);
    const refresh = await server.call('refreshToken', {
      body: { ...laptop, device: { deviceId: laptop.deviceId }, deviceId: undefined } as never,
    });
    expect(refresh.status).toBe(400);
    const again = await server.call('login', {
      body: { phoneNumber: person, password: 'Davomat1', device: { deviceId: laptop.deviceId } },
    });
    expect(again.status).toBe(202);
  });
});
