import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStream } from '#tests/support/server/eventStream.ts';
import { notifiedPerson, notifyTardiness } from '#tests/support/worlds/notified.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { wireTo } from '#tests/support/server/wire.ts';

const CUTS = 100;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a stream cut a hundred times at any moment loses no notification and gives none twice', async () => {
  const { accountId, as } = await notifiedPerson(server);
  const wire = await wireTo(server.url);
  const notify = (minutes: number) => notifyTardiness(server, accountId, minutes);

  const got: number[] = [];
  let cuts = 0;
  let count = 0;
  let lastEventId = '0';
  const notifying: Promise<void>[] = [];
  while (cuts < CUTS) {
    // A kept-alive connection shows as cut only on its next use: retry.
    const stream = await openStream(wire.url, as, { lastEventId }).catch(() => undefined);
    if (!stream) continue;
    notifying.push(notify((count += 1)), notify((count += 1)));
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
  await Promise.all(notifying);
  const last = await openStream(server.url, as, { lastEventId });
  const { data } = await last.next('ready');
  expect(data.missed).toBe(false);
  while (got.at(-1) !== count) got.push((await last.next('notification')).data.sequence);
  await last.close();
  expect(got).toEqual(Array.from({ length: count }, (_, n) => n + 1));
}, 120_000);
