import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { CannotStart } from '../cannotStart.ts';

export interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

/**
 * Earlier contents of a migration that was changed once: databases with them may continue, as a later migration
 * compensates the difference.
 */
const ranBefore: Readonly<Record<string, string>> = {
  '0059_runs_of_requests.sql': 'c6858bad02ea8c5f777551aecd863ecbaf9226a652bb39c5b7804c15be8693eb',
};

/** NNNN_*.sql beside this file, or beside the bundle made of it. */
export function readMigrations(folder = new URL('./migrations/', import.meta.url)): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Migrates the schema, each migration in its own transaction. Several processes starting at once are serialised by a
 * locked row (not every engine has advisory locks). A migration that was changed after it ran is refused. Returns the
 * names of those that ran now.
 */
export async function migrate(pool: pg.Pool, migrations = readMigrations()): Promise<string[]> {
  await pool.query('create table if not exists migration_lock (id int primary key)').catch(ignoreRace);
  await pool.query('insert into migration_lock values (1) on conflict do nothing');
  await inLine(pool, (client) =>
    client.query(
      'create table if not exists migration (name text primary key, checksum text not null, ran_at timestamptz not null)',
    ),
  );
  const known = await checksums(pool);
  const ran: string[] = [];
  for (const migration of migrations)
    // A row exists only after its migration has committed, and stays; only migrations without one have to wait in
    // line.
    if (!isDone(migration, known) && (await inLine(pool, (client) => runOnce(client, migration))))
      ran.push(migration.name);
  return ran;
}

/** Checksums of migrations that ran before. */
async function checksums(client: Pick<pg.Pool, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Whether the migration ran before. Throws when it ran with other content. */
function isDone({ name, checksum }: Migration, known: ReadonlyMap<string, string>): boolean {
  const before = known.get(name);
  if (before !== undefined && before !== checksum && before !== ranBefore[name])
    throw new CannotStart(
      `Migration ${name} ran before with other content: the database does not fit this version`,
    );
  return before !== undefined;
}

/** In line: another process may have run it meanwhile. */
async function runOnce(client: pg.PoolClient, migration: Migration): Promise<boolean> {
  if (isDone(migration, await checksums(client))) return false;
  await client.query(migration.sql);
  await client.query('insert into migration values ($1, $2, now())', [migration.name, migration.checksum]);
  return true;
}

/** One transaction, in one process at a time. */
async function inLine<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select id from migration_lock where id = 1 for update');
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** `create table if not exists` by two processes at once: the later one fails on the catalogue's unique indexes. */
function ignoreRace(error: { code?: string }): void {
  if (!['23505', '42P07', '42710'].includes(error.code ?? '')) throw error as Error;
}
