import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGoogle, type Person } from '#tests/support/standIns/google.ts';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';

const owner = '998935550201';
const stranger = '998935550202';
const code = (answer: { body: unknown }) => (answer.body as { code?: string } | undefined)?.code;

describe('signing in with Google', () => {
  let google: Awaited<ReturnType<typeof startGoogle>>;
  let server: TestServer;
  beforeAll(async () => {
    google = await startGoogle();
    server = await startTestServer({ config: { google: google.config } });
    await addAccount(server, owner);
    await addAccount(server, stranger);
  });
  afterAll(async () => {
    await server.close();
    await google.close();
  });

  const send = (proof: { code?: string; accessToken?: string; nonce?: string }, deviceId: string) =>
    server.call('signInWithGoogle', { body: { ...proof, device: { deviceId } } });
  const signIn = async (person: Person, deviceId: string) =>
    send({ code: await google.codeOf(person) }, deviceId);
  async function ticketOf(person: Person, deviceId: string): Promise<string> {
    const answer = await signIn(person, deviceId);
    if (answer.status !== 202 || !('identityTicket' in answer.body)) throw new Error(JSON.stringify(answer));
    return answer.body.identityTicket;
  }

  it('gives who is linked to nobody a ticket, links it after a sign-in by phone, and then lets in', async () => {
    const first = await signIn('g-ali', 'owner-device');
    expect([first.status, first.body]).toMatchObject([
      202,
      { provider: 'google', displayName: 'Ali Valiyev' },
    ]);
    const { identityTicket } = first.body as { identityTicket: string };
    const session = await server.signIn(owner, 'owner-device');
    const linked = await server.call('linkIdentity', { as: session, body: { identityTicket } });
    expect([linked.status, linked.body]).toMatchObject([
      200,
      { items: [{ provider: 'google', displayName: 'Ali Valiyev' }] },
    ]);
    const again = await server.call('linkIdentity', { as: session, body: { identityTicket } });
    expect([again.status, code(again)]).toEqual([404, 'ticketUnknown']);
    const second = await signIn('g-ali', 'owner-device');
    expect([second.status, second.body]).toMatchObject([200, { accessToken: expect.any(String) as string }]);
  });

  it('asks a device that is new for the code all the same', async () => {
    const answer = await signIn('g-ali', 'fresh-device');
    expect([answer.status, answer.body]).toMatchObject([202, { otpId: expect.any(String) as string }]);
  });

  it('takes a code once', async () => {
    const proof = { code: await google.codeOf('g-ali') };
    expect((await send(proof, 'owner-device')).status).toBe(200);
    const replayed = await send(proof, 'owner-device');
    expect([replayed.status, code(replayed)]).toEqual([400, 'identityRefused']);
  });

  it('takes an access token of ours once, and none that was made for another audience', async () => {
    const ours = { accessToken: await google.accessTokenOf('g-ali') };
    expect((await send(ours, 'owner-device')).status).toBe(200);
    expect(code(await send(ours, 'owner-device'))).toBe('identityRefused');
    const theirs = { accessToken: await google.accessTokenOf('g-ali', 'theirs') };
    const refused = await send(theirs, 'owner-device');
    expect([refused.status, code(refused)]).toEqual([400, 'identityRefused']);
    expect(code(await send({ accessToken: 'made-up' }, 'owner-device'))).toBe('identityRefused');
  });

  it('refuses a made-up code, both proofs at once, and none', async () => {
    for (const proof of [{ code: 'made-up' }, { code: 'a', accessToken: 'b' }, { nonce: 'n' }])
      expect(code(await send(proof, 'owner-device'))).toBe('identityRefused');
  });

  it("a ticket is its device's, for ten minutes, and what somebody else has is not given away", async () => {
    const session = await server.signIn(stranger, 'stranger-device');
    const link = (identityTicket: string) =>
      server.call('linkIdentity', { as: session, body: { identityTicket } });
    expect(code(await link(await ticketOf('g-nodira', 'another-device')))).toBe('ticketUnknown');
    const old = await ticketOf('g-nodira', 'stranger-device');
    server.clock.advance(10 * 60_000);
    expect(code(await link(old))).toBe('ticketUnknown');
    const raced = await ticketOf('g-nodira', 'stranger-device');
    const mine = await ticketOf('g-nodira', 'owner-device');
    const ownerSession = await server.signIn(owner, 'owner-device');
    await server.call('unlinkIdentity', { as: ownerSession, path: { provider: 'google' } });
    expect(
      (await server.call('linkIdentity', { as: ownerSession, body: { identityTicket: mine } })).status,
    ).toBe(200);
    const taken = await link(raced);
    expect([taken.status, code(taken)]).toEqual([409, 'identityTaken']);
    const second = await server.call('linkIdentity', {
      as: ownerSession,
      body: { identityTicket: await ticketOf('g-ali', 'owner-device') },
    });
    expect([second.status, code(second)]).toEqual([409, 'providerLinked']);
  });

  it('an unlinked one opens the door no more', async () => {
    const session = await server.signIn(owner, 'owner-device');
    const unlink = () => server.call('unlinkIdentity', { as: session, path: { provider: 'google' } });
    expect((await unlink()).status).toBe(204);
    expect((await unlink()).status).toBe(404);
    const list = await server.call('listIdentities', { as: session });
    expect([list.status, list.body]).toEqual([200, { items: [] }]);
    await ticketOf('g-nodira', 'owner-device');
  });
});

it('says so where Google and Telegram are not configured', async () => {
  const server = await startTestServer();
  const device = { deviceId: 'some-device' };
  const answers = [
    await server.call('signInWithGoogle', { body: { code: 'x', device } }),
    await server.call('signInWithTelegram', { body: { from: 'widget', data: 'x', device } }),
    await server.call('startTelegramBotSignIn', { body: { device, language: 'ru' } }),
  ];
  expect(answers.map((answer) => [answer.status, code(answer)])).toEqual(
    answers.map(() => [404, 'providerOff']),
  );
  await server.close();
});
