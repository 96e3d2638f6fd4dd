import { setTimeout as pause } from 'node:timers/promises';
import { bodyOf, shownCode } from '#tests/support/worlds/punching.ts';
import { startTestServer } from '#tests/support/server/server.ts';
import { hireSomebody } from '#tests/support/worlds/world.ts';
import { largeCompany } from './largeCompany.ts';
import {
  CHECKING,
  PEOPLE,
  type Before,
  type Made,
  type Question,
  type Reply,
  type ReportsServer,
} from './reports.ts';

const server = await startTestServer({ now: '2026-11-18T10:00:00+05:00', config: { logLevel: 'silent' } });
const company = await largeCompany(server, {
  ...{ people: PEOPLE, founded: '2025-11-01' },
  worked: { from: '2025-11-01', to: '2026-10-31' },
});
const { employer: as } = company;
const checkers: ReportsServer['checkers'] = [];
for (let n = 0; n < CHECKING; n += 1) {
  const { accessToken, deviceId } = await hireSomebody(server, as);
  checkers.push({ accessToken, deviceId });
}
const { code } = (await shownCode(server, company)).current;

async function memory(): Promise<Before> {
  // The process returns freed memory to the system only some time after collection.
  for (let n = 0; n < 5; n += 1) {
    globalThis.gc?.();
    await pause(200);
  }
  return { bytes: process.memoryUsage.rss() };
}

async function report(): Promise<Made> {
  const began = performance.now();
  let peakBytes = 0;
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, 50);
  const columns = ['date', 'employee', 'unit', 'presence', 'arrived', 'leftAt', 'worked', 'lateMinutes'];
  const period = { from: '2025-11', to: '2026-10' } as const;
  const { id } = bodyOf(
    await server.call('createReport', {
      as,
      body: { kind: 'attendance', ...period, columns, format: 'csv', language: 'uz-Latn' },
    }),
  );
  const state = async () => {
    const row = server.db.selectFrom('report').select('state').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).state;
  };
  for (let now = await state(); now === 'queued' || now === 'making'; now = await state()) await pause(500);
  clearInterval(watch);
  return { state: await state(), peakBytes, ms: performance.now() - began };
}

async function forget(): Promise<void> {
  await server.db
    .deleteFrom('punch')
    .where(
      'deviceId',
      'in',
      checkers.map(({ deviceId }) => deviceId),
    )
    .execute();
}

const answers: Record<Question, () => Promise<unknown>> = { memory, report, forget };
process.on('message', (question: Question | 'stop') => {
  if (question === 'stop') void server.close().then(() => process.disconnect());
  else void answers[question]().then((answer) => process.send?.({ to: question, answer } satisfies Reply));
});
process.send?.({
  ...{ url: server.url, checkers, code, scannedAt: server.clock.date().toISOString() },
} satisfies ReportsServer);
