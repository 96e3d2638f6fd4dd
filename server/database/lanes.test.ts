import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/config.ts';
import { startRunLoop } from '#server/jobs/runLoop.ts';
import { openTestDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { inLane, laneNow } from './lanes.ts';

it.runIf(postgresUrl)(
  'long work that holds all its connections holds up neither calls nor jobs',
  async () => {
    const database = await openTestDatabase();
    const { db } = database;
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const held = Array.from({ length: 20 }, () =>
      inLane('longWork', () => db.transaction().execute(() => ended)),
    );
    const ask = async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows;
    expect(await ask()).toEqual([{ one: 1 }]);
    expect(await inLane('jobs', ask)).toEqual([{ one: 1 }]);
    end();
    await Promise.all(held);
    await database.close();
  },
);

it('jobs ask the database in their own lane, also when a call requests them', async () => {
  const lanes: string[] = [];
  const log = createLog(readConfig({ LOG_LEVEL: 'silent' }));
  const loop = startRunLoop({ log }, { everyMs: 60_000, failure: 'failed' }, async () => {
    lanes.push(laneNow());
  });
  await inLane('longWork', () => loop.run());
  await loop.stop();
  expect([...lanes, laneNow()]).toEqual(['jobs', 'calls']);
});
