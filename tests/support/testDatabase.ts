import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { readMigrations } from '#server/database/migrate.ts';
import { openDatabase, openEmbedded, type OpenDatabase } from '#server/database/open.ts';
import { newId } from '#server/identifier.ts';

/** Set by scripts/test.mjs for the second run of the server's tests. */
export const postgresUrl = process.env.TEST_DATABASE_URL;

/** A fresh, migrated database: of the PostgreSQL at TEST_DATABASE_URL, else an embedded one in memory. */
export const openTestDatabase = (): Promise<OpenDatabase> =>
  postgresUrl ? freshPostgres(postgresUrl) : freshEmbedded();

/** An empty database of that PostgreSQL. */
export async function createDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `davomat_test_${newId().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

async function freshPostgres(server: string): Promise<OpenDatabase> {
  const { url, drop } = await createDatabase(server);
  const opened = await openDatabase({ databaseUrl: url, dataDir: 'memory' });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Making a cluster takes seconds, unpacking one that was made before takes one: kept by the migrations' content. */
async function freshEmbedded(): Promise<OpenDatabase> {
  const digest = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), 'davomat-test-templates');
  const file = join(folder, `${digest}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const lite = await PGlite.create();
    const made = await openEmbedded(lite);
    await made.db.destroy();
    const dump = await lite.dumpDataDir('none');
    await lite.close();
    const whole = join(folder, `${digest}.${process.pid}`);
    writeFileSync(whole, Buffer.from(await dump.arrayBuffer()));
    renameSync(whole, file);
  }
  return openEmbedded(await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) }));
}
