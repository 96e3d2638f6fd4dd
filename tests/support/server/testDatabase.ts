import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { readMigrations } from '#server/database/migrate.ts';
import { openDatabase, openEmbedded, type OpenDatabase } from '#server/database/open.ts';
import { newId } from '#server/identifier.ts';

/** Set by scripts/test.mjs when there is a PostgreSQL. */
export const postgresUrl = process.env.TEST_DATABASE_URL;

/** A fresh, migrated database: in the PostgreSQL at TEST_DATABASE_URL, else an embedded one in memory. */
export const openTestDatabase = (): Promise<OpenDatabase> =>
  postgresUrl ? freshPostgres(postgresUrl) : freshEmbedded();

/**
 * An empty database in that PostgreSQL, or a copy of `template`: of its files, which takes half of the processor time of
 * writing every block to the log, as PostgreSQL does by itself.
 */
export async function createDatabase(
  server: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `davomat_test_${newId().replaceAll('-', '')}`;
  const copied = template ? ` template ${template} strategy file_copy` : '';
  await administer(server, `create database ${name}${copied}`);
  // Without force PostgreSQL waits for connections that are still closing: one that it ends would be an error of its pool.
  const drop = async () => {
    await administer(server, `drop database ${name}`).catch(() =>
      administer(server, `drop database ${name} with (force)`),
    );
  };
  return { url: addressOf(server, name), drop };
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** What a migrated database looks like depends on these alone. */
const schemaDigest = () =>
  createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);

async function freshPostgres(server: string): Promise<OpenDatabase> {
  const { url, drop } = await createDatabase(server, await (migrated ??= migratedTemplate(server)));
  const opened = await openDatabase({ databaseUrl: url, dataDir: 'memory' });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

let migrated: Promise<string> | undefined;

/** Copying a migrated database is ten times faster than migrating one. Made by whichever worker comes first. */
async function migratedTemplate(server: string): Promise<string> {
  const name = `davomat_template_${schemaDigest()}`;
  if (await hasDatabase(server, name)) return name;
  const { url, drop } = await createDatabase(server);
  const made = await openDatabase({ databaseUrl: url, dataDir: 'memory' });
  await made.close();
  const own = new URL(url).pathname.slice(1);
  await administer(server, `alter database ${own} rename to ${name}`).catch(async (error: unknown) => {
    await drop();
    if (!(await hasDatabase(server, name))) throw error;
  });
  return name;
}

const hasDatabase = async (server: string, name: string): Promise<boolean> =>
  (await administer(server, 'select 1 from pg_database where datname = $1', [name])) > 0;

/** Runs one statement outside the databases of the tests. Returns the number of rows. */
async function administer(url: string, statement: string, values: string[] = []): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Initializing a cluster takes seconds; unpacking one takes a second. Kept under a digest of the migrations. */
async function freshEmbedded(): Promise<OpenDatabase> {
  const digest = schemaDigest();
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
