import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { botToken, signedByTelegram, startTelegram } from '#tests/support/standIns/telegram.ts';
import { proveByTelegram } from './telegramProof.ts';

const now = Date.parse('2026-11-18T08:50:00+05:00');
const fieldsOf = {
  widget: { id: '501', first_name: 'Ali' },
  miniApp: { user: '{"id":501,"first_name":"Ali"}' },
};
const at = (secondsAgo: number) => String(now / 1000 - secondsAgo);

describe.each(['widget', 'miniApp'] as const)('what Telegram signed for the %s', (from) => {
  const signed = (secondsAgo = 0, token = botToken, more: Record<string, string> = {}) =>
    signedByTelegram(from, { ...fieldsOf[from], auth_date: at(secondsAgo), ...more }, token);
  const prove = (data: string) => proveByTelegram(from, data, botToken, now);

  it('says who it is, for five minutes', () => {
    expect(prove(signed())).toEqual({ provider: 'telegram', subject: '501', displayName: 'Ali' });
    expect(prove(signed(300)).subject).toBe('501');
    expect(() => prove(signed(301))).toThrow('identityOutdated');
    expect(() => prove(signed(-61))).toThrow('identityOutdated');
    expect(() => prove(signed(0, botToken, { auth_date: 'soon' }))).toThrow('identityOutdated');
  });

  it('is refused when forged, altered, unsigned, or signed for the other way in', () => {
    const other = from === 'widget' ? 'miniApp' : 'widget';
    const wrong = [
      signed(0, '700700:another-bot-token'),
      signed().replace('501', '502'),
      `${signed()}&id=502`,
      `${signed()}&extra=1`,
      signed().replace(/hash=\w+/, ''),
      signedByTelegram(other, { ...fieldsOf[from], auth_date: at(0) }),
    ];
    for (const data of wrong) expect(() => prove(data), data).toThrow('identityRefused');
    const nobody = signedByTelegram(from, { auth_date: at(0), user: '{' });
    expect(() => prove(nobody)).toThrow('identityRefused');
  });
});

describe('signing in with it', () => {
  let telegram: Awaited<ReturnType<typeof startTelegram>>;
  let server: TestServer;
  beforeAll(async () => {
    telegram = await startTelegram();
    server = await startTestServer({ config: { telegram: telegram.config } });
    await addAccount(server, '998935550301');
  });
  afterAll(async () => {
    await server.close();
    await telegram.close();
  });

  it('links after a sign-in by phone, and takes each proof once', async () => {
    const device = { deviceId: 'owner-device' };
    const send = (data: string) =>
      server.call('signInWithTelegram', { body: { from: 'widget', data, device } });
    const fields = { ...fieldsOf.widget, auth_date: String(server.clock.now() / 1000) };
    const data = signedByTelegram('widget', fields);
    const first = await send(data);
    if (first.status !== 202 || !('identityTicket' in first.body)) throw new Error(JSON.stringify(first));
    const reordered = new URLSearchParams([...new URLSearchParams(data)].reverse()).toString();
    for (const replayed of [data, reordered])
      expect((await send(replayed)).body).toMatchObject({ code: 'identityRefused' });
    const session = await server.signIn('998935550301', device.deviceId);
    const { identityTicket } = first.body;
    expect((await server.call('linkIdentity', { as: session, body: { identityTicket } })).status).toBe(200);
    const fresh = signedByTelegram('widget', { ...fields, username: 'ali' });
    expect((await send(fresh)).status).toBe(200);
  });
});
