import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStream } from '#tests/support/eventStream.ts';
import { notifiedPerson, tellTardiness } from '#tests/support/notified.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { wireTo } from '#tests/support/wire.ts';

const CUTS = 100;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a stream cut a hundred times at any moment loses no notification and gives none twice', async () => {
  const { accountId, as } = await notifiedPerson(server);
  const wire = await wireTo(server.url);
  const tell = (minutes: number) => tellTardiness(server, accountId, minutes);

  const got: number[] = [];
  let cuts = 0;
  let told = 0;
  let lastEventId = '0';
  const telling: Promise<void>[] = [];
  while (cuts < CUTS) {
    // A kept-alive connection shows as cut only on its next use: retry.
    const stream = await openStream(wire.url, as, { lastEventId }).catch(() => undefined);
    if (!stream) continue;
    telling.push(tell((told += 1)), tell((told += 1)));
    await stream.next('ready');
    // At different points of the stream, the same in every run.
    const takes = (cuts * 7) % 4;
    for (let n = 0; n < takes; n += 1) {
      const { data } = await stream.next('notification');
      got.push(data.sequence);
      lastEventId = String(data.sequence);
    }
    await wire.cut();
    await wire.mend();
    await stream.close();
    cuts += 1;
  }
  await Promise.all(telling);
  const last = await openStream(server.url, as, { lastEventId });
  const { data } = await last.next('ready');
  expect(data.missed).toBe(false);
  while (got.at(-1) !== told) got.push((await last.next('notification')).data.sequence);
  await last.close();
  expect(got).toEqual(Array.from({ length: told }, (_, n) => n + 1));
}, 120_000);
