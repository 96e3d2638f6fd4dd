import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { newId } from '#server/identifier.ts';
import { openStream, type OpenStream } from '#tests/support/server/eventStream.ts';
import { notifiedPerson } from '#tests/support/worlds/notified.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { notifier } from './notify.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** More than both ends of a connection buffer by themselves, whatever the operating system allows. */
const most = 400;
const reason = 'x'.repeat(100_000);

/** The next event; undefined when the stream ends. */
const one = (stream: OpenStream) => stream.next('notification').catch(() => undefined);

it('a page that does not read its stream is cut, and gets what it missed when it comes back', async () => {
  const { accountId, as } = await notifiedPerson(server);
  const { hostname, port } = new URL(server.url);
  const page = connect(Number(port), hostname);
  const gone = once(page, 'close');
  page.on('error', () => undefined);
  page.write(
    `GET /api/notifications/stream HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${as.accessToken}\r\n\r\n`,
  );
  // Reads the headers and `ready`, and then stops reading.
  await once(page, 'data');
  page.pause();
  await expect.poll(() => server.streaming(), { timeout: 30_000 }).toBe(1);
  const reading = await openStream(server.url, as);
  await reading.next('ready');

  let told = 0;
  while (server.streaming() > 1 && told < most) {
    told += 1;
    const params = {
      about: 'requestCancelled',
      requestId: newId(),
      amount: told,
      employeeName: null,
      reason,
    };
    await inTransaction(server.db, (tx) =>
      notifier(server.services)(tx, [{ type: 'other', accountId, params } as never]),
    );
    expect((await reading.next('notification')).data.sequence).toBe(told);
  }
  expect(server.streaming(), 'nobody is cut, or the one who reads').toBe(1);
  expect(told, 'cut before anything waited').toBeGreaterThan(2);
  page.resume();
  await gone;

  // Too many for one query: the stream asks again from where it was, as often as needed.
  for (let last = 1; last < told;) {
    const again = await openStream(server.url, as, { lastEventId: String(last) });
    expect((await again.next('ready')).data.missed).toBe(false);
    const before = last;
    for (let next = await one(again); next; next = last < told ? await one(again) : undefined)
      expect(next.data.sequence).toBe((last += 1));
    expect(last, 'it comes no further').toBeGreaterThan(before);
    await again.close();
  }
  await reading.close();
});
