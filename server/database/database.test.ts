import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/identifier.ts';
import { createDatabase, openTestDatabase, postgresUrl } from '#tests/support/server/testDatabase.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import { inTransaction } from './transaction.ts';

describe('a change', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const organization = () => ({
    id: newId(),
    title: 'Namuna',
    tin: '1234567',
    version: 1,
    createdAt: new Date(),
  });
  const count = async () =>
    (
      await database.db
        .selectFrom('organization')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirst()
    )?.n;

  it('is whole or not at all', async () => {
    const change = inTransaction(database.db, async (tx) => {
      await tx.insertInto('organization').values(organization()).execute();
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  it('is tried again when the database asks for it, and only then', async () => {
    const failing = (code: string, times: number) => {
      let tried = 0;
      return inTransaction(database.db, async (tx) => {
        tried += 1;
        await tx.insertInto('organization').values(organization()).execute();
        if (tried <= times) throw Object.assign(new Error(code), { code });
        return tried;
      });
    };
    expect(await failing('40001', 2)).toBe(3);
    expect(await failing('40P01', 1)).toBe(2);
    expect(await count()).toBe(2);
    await expect(failing('23505', 1)).rejects.toThrow();
    await expect(failing('40001', 9)).rejects.toThrow();
    expect(await count()).toBe(2);
  });

  it('counts as numbers and keeps instants to the millisecond', async () => {
    const row = organization();
    row.createdAt = new Date('2026-11-18T03:50:00.123Z');
    await database.db.insertInto('organization').values(row).execute();
    const read = await database.db
      .selectFrom('organization')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirst();
    const unset = { mfo: null, dbibt: null, ifut: null, thsht: null, okpo: null, accountCredit: null };
    expect(read).toEqual({ ...row, ...unset });
  });
});

/** The embedded database allows one process: this runs on PostgreSQL only. */
if (postgresUrl)
  describe('migrations by several processes at once', () => {
    it('run once, and a changed one is refused', async () => {
      const { url, drop } = await createDatabase(postgresUrl ?? '');
      const pools = Array.from({ length: 4 }, () => new pg.Pool({ connectionString: url, max: 2 }));
      for (const each of pools) each.on('error', () => undefined);
      const ran = await Promise.all(pools.map((pool) => migrate(pool)));
      expect(ran.flat().sort()).toEqual(readMigrations().map((migration) => migration.name));
      const [pool] = pools as [pg.Pool];
      const changed = readMigrations().map((migration) => ({ ...migration, checksum: 'other' }));
      await expect(migrate(pool, changed)).rejects.toThrow('ran before with other content');
      const oldRow = "update migration set checksum = $1 where name = '0059_runs_of_requests.sql'";
      await pool.query(oldRow, ['c6858bad02ea8c5f777551aecd863ecbaf9226a652bb39c5b7804c15be8693eb']);
      expect(await migrate(pool)).toEqual([]);
      // Of a database that has them all, what ran is read once, and no migration waits in line.
      let asked = 0;
      pool.on('acquire', () => (asked += 1));
      await migrate(pool);
      expect(asked).toBeLessThan(10);
      const broken = [
        ...readMigrations(),
        { name: '9999_broken.sql', checksum: 'x', sql: 'create table half (id int); no;' },
      ];
      await expect(migrate(pool, broken)).rejects.toThrow();
      expect((await pool.query("select to_regclass('half') as found")).rows).toEqual([{ found: null }]);
      await Promise.all(pools.map((each) => each.end()));
      await drop();
    });
  });

it('migrations from 0009 on are numbered without holes and doubles', () => {
  const numbers = readMigrations()
    .map(({ name }) => Number(name.slice(0, 4)))
    .filter((number) => number > 8);
  expect(numbers).toEqual(numbers.map((_, index) => 9 + index));
});
