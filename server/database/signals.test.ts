import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStream } from '#tests/support/server/eventStream.ts';
import { notifiedPerson, notifyTardiness } from '#tests/support/worlds/notified.ts';
import { startTestServer, type TestServer } from '#tests/support/server/server.ts';
import { openTestDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import type { Executor } from './database.ts';
import type { OpenDatabase } from './open.ts';
import { SIGNAL_CHANNEL } from './signals.ts';

const mine = sql`from pg_stat_activity where datname = current_database() and application_name = 'davomat signals'`;
/** Like an administrator, or a PostgreSQL that fails over. */
const breakListening = (db: Executor) => sql`select pg_terminate_backend(pid) ${mine}`.execute(db);

// The embedded database listens by its only session, which cannot break by itself.
describe.runIf(postgresUrl)('the listening connection', () => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('is made anew as often as it breaks, says that some may be lost, and hears again', async () => {
    const { db, signals } = database;
    const received: (string | undefined)[] = [];
    let wake: () => void = () => undefined;
    signals.subscribe((signal) => {
      received.push(signal);
      wake();
    });
    const untilReceived = async (count: number) => {
      while (received.length < count) await new Promise<void>((resolve) => (wake = resolve));
    };
    const raise = (word: string) => sql`select pg_notify(${SIGNAL_CHANNEL}, ${word})`.execute(db);
    for (const round of [1, 2, 3]) {
      await untilReceived(round * 2 - 1);
      expect([received.at(-1), signals.isListening()]).toEqual([undefined, true]);
      await raise(`round ${round}`);
      await untilReceived(round * 2);
      expect(received.at(-1)).toBe(`round ${round}`);
      await breakListening(db);
    }
    await untilReceived(7);
  });
});

describe.runIf(postgresUrl)(
  'a database that is closed while its listening connection is still being made',
  () => {
    it('closes', async () => {
      const database = await openTestDatabase();
      database.signals.subscribe(() => undefined);
      await database.close();
    }, 10_000);
  },
);

describe.runIf(postgresUrl)('a server whose listening connection broke', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  it('gives its open pages everything that was told meanwhile', async () => {
    const { accountId, as } = await notifiedPerson(server);
    const stream = await openStream(server.url, as);
    await stream.next('ready');
    for (let sequence = 1; sequence <= 3; sequence += 1) {
      await breakListening(server.db);
      await notifyTardiness(server, accountId);
      expect((await stream.nextPastChanges('notification')).data.sequence).toBe(sequence);
    }
    await stream.close();
  });
});
