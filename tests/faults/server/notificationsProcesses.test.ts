import { companyDate } from '#domain/calendar/index.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStillClock } from '#server/clock.ts';
import { openDatabase, type OpenDatabase } from '#server/database/open.ts';
import { newId } from '#server/identifier.ts';
import { addAccount, addCompany, hiredOn } from '#tests/support/worlds/people.ts';
import { startProcess } from '#tests/support/server/process.ts';
import { createDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';

const PEOPLE = 150;
/** Two seconds before the first reminder. */
const start = '2026-11-18T08:54:58+05:00';

// The embedded database belongs to one process.
describe.runIf(postgresUrl)('three processes that remind', () => {
  let database: OpenDatabase;
  let url: string;
  let drop: () => Promise<void>;
  const started: ReturnType<typeof startProcess>[] = [];
  beforeEach(async () => {
    ({ url, drop } = await createDatabase(postgresUrl ?? ''));
    database = await openDatabase({ databaseUrl: url, dataDir: 'memory' });
  });
  afterEach(async () => {
    for (const { child } of started.splice(0)) child.kill('SIGKILL');
    await database.close();
    await drop();
  });

  it('remind each person once, though one of them is killed', async () => {
    const world = { db: database.db, clock: createStillClock(Date.parse('2026-11-17T12:00:00+05:00')) };
    const owner = await addAccount(world, '998900000000');
    const { organizationId } = await addCompany(world, owner);
    for (let n = 1; n <= PEOPLE; n += 1) {
      const phoneNumber = `99890${String(n).padStart(7, '0')}`;
      const accountId = await addAccount(world, phoneNumber);
      await database.db
        .insertInto('employee')
        .values({
          ...{
            organizationId,
            id: newId(),
            accountId,
            firstName: 'A',
            lastName: `B${n}`,
            searchKey: `b${n}`,
          },
          ...{ passportSerialNumber: `AA${String(n).padStart(7, '0')}`, pinfl: String(n).padStart(14, '0') },
          ...{
            phoneNumber,
            version: 1,
            status: 'active',
            chosenStatus: 'active',
          },
          ...hiredOn(companyDate(world.clock.now())),
        })
        .execute();
    }
    for (let n = 0; n < 3; n += 1)
      started.push(startProcess({ DATABASE_URL: url, CLOCK_AT: start, LOG_LEVEL: 'error' }));
    await Promise.all(started.map(({ listening }) => listening));
    const count = async () =>
      (
        await database.db
          .selectFrom('notification')
          .select((row) => row.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    await expect.poll(count, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
    started[0]!.child.kill('SIGKILL');
    await expect.poll(count, { timeout: 60_000 }).toBe(PEOPLE);
    // One more poll of each other process sends nothing again.
    started.push(startProcess({ DATABASE_URL: url, CLOCK_AT: '2026-11-18T09:01:00+05:00' }));
    await started.at(-1)!.listening;
    for (const { child } of started.slice(1)) child.kill('SIGTERM');
    await Promise.all(started.slice(1).map(({ ended }) => ended));
    const rows = await database.db.selectFrom('notification').select(['accountId', 'sequence']).execute();
    expect(rows.map(({ sequence }) => sequence)).toEqual(Array<number>(PEOPLE).fill(1));
    expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(PEOPLE);
  }, 180_000);
});
