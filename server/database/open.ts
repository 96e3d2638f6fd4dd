import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Config } from '../config.ts';
import { cannotConnect } from './cannotConnect.ts';
import type { Database } from './database.ts';
import { openDataFolder } from './dataFolder.ts';
import { kyselyOver } from './dialect.ts';
import { embeddedPool } from './embeddedPool.ts';
import type { Lane } from './lanes.ts';
import { migrate } from './migrate.ts';
import { listeningSignals, localSignals, type Signals } from './signals.ts';
import { rowTypes } from './types.ts';

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgresql';
  signals: Signals;
  close(): Promise<void>;
}

const CONNECT_WITHIN_MS = 10_000;
const MOST_CONNECTIONS: Record<Lane, number> = { calls: 10, longWork: 4, jobs: 4 };

/** PostgreSQL by DATABASE_URL, otherwise the embedded database in the data folder; migrated either way. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onConnectionError: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl, onConnectionError);
  if (dataDir === 'memory') return openEmbedded(await PGlite.create());
  const { lite, release, explain } = await openDataFolder(dataDir);
  return openEmbedded(lite, release).catch((error: unknown) => {
    throw explain(error);
  });
}

export async function openEmbedded(
  lite: PGlite,
  release: () => Promise<void> = () => Promise.resolve(),
): Promise<OpenDatabase> {
  const { signals, emit } = localSignals();
  const pool = embeddedPool(lite, { types: rowTypes, connectionTimeoutMillis: CONNECT_WITHIN_MS }, emit);
  pool.on('error', () => undefined);
  const db = kyselyOver(pool);
  const close = async () => {
    await db.destroy();
    await lite.close();
    await release();
  };
  await migrate(pool).catch(closing(close));
  return { db, kind: 'embedded', signals, close };
}

/** Releases everything before a start fails. */
const closing = (close: () => Promise<void>) => async (error: unknown) => {
  await close().catch(() => undefined);
  throw error;
};

async function openPostgres(url: string, onConnectionError: (error: Error) => void): Promise<OpenDatabase> {
  const open = (lane: Lane) => {
    const pool = new pg.Pool({
      connectionString: url,
      types: rowTypes,
      max: MOST_CONNECTIONS[lane],
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      statement_timeout: 30_000,
      application_name: 'davomat',
    });
    // The pool listens on idle clients only. A checked-out client whose connection breaks between two queries of a
    // transaction emits an error that would otherwise end the process; its next query fails and rolls the work back.
    pool.on('connect', (client) => client.on('error', onConnectionError));
    pool.on('error', () => undefined);
    return pool;
  };
  const calls = open('calls');
  await migrate(calls).catch(async (error: unknown) => {
    await calls.end();
    throw cannotConnect(url, error) ?? error;
  });
  const lanes = { longWork: open('longWork'), jobs: open('jobs') };
  const db = kyselyOver(calls, lanes);
  const { signals, stop } = listeningSignals(url, onConnectionError);
  return {
    db,
    kind: 'postgresql',
    signals,
    close: async () => {
      await stop();
      await db.destroy();
      // Kysely leaves the pools alone when no query was ever made.
      for (const pool of [calls, ...Object.values(lanes)]) if (!pool.ending) await pool.end();
    },
  };
}
