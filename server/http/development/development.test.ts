import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from '#tests/support/worlds/people.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { anyone, makeCompany, sampleCard } from '#tests/support/worlds/world.ts';

describe('in development', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const put = (body: string) => fetch(`${server.url}/dev/clock`, { method: 'PUT', body });

  it('the clock can be read, set and let go', async () => {
    const set = await put(JSON.stringify({ now: '2026-11-30T18:05:00+05:00' }));
    expect(await set.json()).toEqual({ now: '2026-11-30T13:05:00.000Z' });
    const read = await fetch(`${server.url}/dev/clock`);
    expect(await read.json()).toEqual({ now: '2026-11-30T13:05:00.000Z' });
    for (const bad of ['{"now":"soon"}', '{}', 'x', '', '{"now":5}'])
      expect((await put(bad)).status).toBe(400);
    await put('{"now":null}');
    expect(Math.abs(server.clock.now() - Date.now())).toBeLessThan(5_000);
  });

  it('the outbox shows what was sent, to people and to tests', async () => {
    const { phoneNumber } = anyone();
    await addAccount(server, phoneNumber);
    await server.signIn(phoneNumber);
    await server.signIn(phoneNumber, 'second-device');
    const json = await fetch(`${server.url}/dev/outbox`);
    const { items } = (await json.json()) as { items: { recipient: string; text: string }[] };
    expect(items[0]?.recipient).toBe(phoneNumber);
    expect(items[0]?.text).toMatch(/\b\d{6}\b/);
    const page = await fetch(`${server.url}/dev/outbox`, { headers: { accept: 'text/html' } });
    expect([page.headers.get('content-type'), await page.text()]).toEqual([
      'text/html; charset=utf-8',
      expect.stringContaining(phoneNumber),
    ]);
  });

  it('a call can be made to fail before anything is done', async () => {
    for (const [fault, code] of [
      ['500', 'internalError'],
      ['503', 'serviceUnavailable'],
      ['401', 'unauthenticated'],
    ] as const) {
      const answer = await fetch(`${server.url}/api/health`, { headers: { 'x-test-fault': fault } });
      expect([answer.status, await answer.json()]).toMatchObject([Number(fault), { code }]);
    }
    const dropped = fetch(`${server.url}/api/health`, { headers: { 'x-test-fault': 'drop' } });
    await expect(dropped).rejects.toThrow();
  });

  it('an answer can be lost after the work is done, and asked for again by its key', async () => {
    const { employer } = await makeCompany(server);
    const key = '01890000-0000-4000-8000-000000000042';
    const body = { ...anyone(), cardNumber: sampleCard, salary: 100_000_000, status: 'active' as const };
    const lost = server.call('createEmployee', {
      as: employer,
      key,
      body,
      headers: { 'x-test-fault': 'lost' },
    });
    await expect(lost).rejects.toThrow();
    const again = await server.call('createEmployee', { as: employer, key, body });
    expect(again.status).toBe(201);
    const people = await server.db
      .selectFrom('employee')
      .where('phoneNumber', '=', body.phoneNumber)
      .select('id')
      .execute();
    expect(people).toHaveLength(1);
  });
});

describe('in production', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { mode: 'production' } });
  });
  afterAll(() => server.close());

  it('there is no clock, no outbox and no fault', async () => {
    const now = server.clock.now();
    for (const path of ['/dev/clock', '/dev/outbox'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    const put = await fetch(`${server.url}/dev/clock`, {
      method: 'PUT',
      body: '{"now":"2030-01-01T00:00:00Z"}',
    });
    expect([put.status, server.clock.now()]).toEqual([404, now]);
    const fault = await fetch(`${server.url}/api/health`, { headers: { 'x-test-fault': '500' } });
    expect(fault.status).toBe(200);
  });

  it('browsers are told to stay on HTTPS', async () => {
    const { headers } = await fetch(`${server.url}/api/health`);
    expect(headers.get('strict-transport-security')).toMatch('max-age=31536000');
  });
});
