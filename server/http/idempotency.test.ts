import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { claim, CLAIM_LAPSES_AFTER_MS, requestHash, storeAnswer, type Claim } from './idempotency.ts';

describe('a claim', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const wanted = () => ({ accountId: newId(), jobId: newId(), operationId: 'pairGate', key: newId() });
  const claimNow = (what: ReturnType<typeof wanted>) =>
    claim(server.services, { ...what, claimedAt: server.clock.date() }, 'hash');
  const take = async (what: ReturnType<typeof wanted>) => (await claimNow(what)) as Claim;
  const store = (held: Claim, body: string) =>
    server.db.transaction().execute((tx) => storeAnswer(server.services, tx, held, { status: 200, body }));

  it('that lapsed to another can no longer commit', async () => {
    const what = wanted();
    const slow = await take(what);
    server.clock.advance(CLAIM_LAPSES_AFTER_MS + 1);
    const next = await take(what);
    await expect(store(slow, 'slow')).rejects.toMatchObject({ code: 'requestRunning' });
    await store(next, 'next');
    await expect(store(next, 'twice')).rejects.toMatchObject({ code: 'requestRunning' });
    expect(await claimNow(what)).toEqual({ status: 200, body: 'next' });
  });

  it('is one request whatever the order of its fields, and another for any other value', () => {
    expect(requestHash({ a: 1, b: [{ c: 1, d: 2 }] })).toBe(requestHash({ b: [{ d: 2, c: 1 }], a: 1 }));
    const others = [
      { a: 1 },
      { a: '1' },
      { a: [1] },
      { a: { 0: 1 } },
      [{ a: 1 }],
      { a: 1, b: null },
      undefined,
    ];
    expect(new Set(others.map((other) => requestHash(other))).size).toBe(others.length);
  });
});
