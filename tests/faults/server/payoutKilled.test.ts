import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/open.ts';
import { isLong } from '#tests/support/run/long.ts';
import { moments, startPaying } from '#tests/support/server/payingServer.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { startPostgres, type ThrowAwayPostgres } from '../../../scripts/postgres.mjs';

const KILLS = isLong ? 20 : 3;
type Paying = Awaited<ReturnType<typeof startPaying>>;

describe('a server killed while it pays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'davomat-paying-'));
  let postgres: Awaited<ReturnType<typeof createDatabase>> | undefined;
  let paying: Paying;
  beforeAll(async () => {
    if (postgresUrl) postgres = await createDatabase(postgresUrl);
    paying = await startPaying(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder });
  });
  afterAll(async () => {
    await paying.close();
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has paid each person at most once, and says of each what the provider’s books say', async () => {
    const breakDown = async () => {
      await paying.kill();
      await paying.start();
    };
    for (let kill = 0; kill < KILLS; kill += 1)
      await paying.payWhile(moments[kill % moments.length]!, breakDown);
    await paying.settleAll();
    await paying.kill();

    const opened = await openDatabase({ databaseUrl: postgres?.url, dataDir: folder });
    await paying.judge(opened);
    await opened.close();
  }, 300_000);
});

describe.runIf(postgresUrl)('a server whose PostgreSQL is killed while it pays', () => {
  let postgres: ThrowAwayPostgres;
  let paying: Paying;
  beforeAll(async () => {
    postgres = (await startPostgres({ inMemory: true }))!;
    paying = await startPaying({ DATABASE_URL: postgres.url });
  });
  afterAll(async () => {
    await paying.close();
    await postgres.stop();
  });

  it('stays up, has paid each person at most once, and says of each what the provider’s books say', async () => {
    for (let kill = 0; kill < KILLS; kill += 1)
      await paying.payWhile(moments[kill % moments.length]!, () =>
        postgres.restart(kill % 2 ? 'immediate' : 'kill'),
      );
    expect(paying.isUp()).toBe(true);
    await paying.settleAll();

    const opened = await openDatabase({ databaseUrl: postgres.url, dataDir: 'memory' });
    await paying.judge(opened);
    await opened.close();
  }, 300_000);
});
