import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './dataLock.ts';
import { kyselyOver } from './dialect.ts';
import { DurableFiles, durableStartParams } from './durableFiles.ts';
import { embeddedPool } from './embeddedPool.ts';
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
const MOST_CONNECTIONS = 10;

/** PostgreSQL by DATABASE_URL, otherwise the embedded database in the data folder; migrated either way. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onConnectionError: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl, onConnectionError);
  if (dataDir === 'memory') return openEmbedded(await PGlite.create());
  const unlock = await lockDirectory(dataDir);
  try {
    const fs = new DurableFiles(join(dataDir, 'postgres'));
    return await openEmbedded(await PGlite.create({ fs, startParams: durableStartParams }), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

export async function openEmbedded(
  lite: PGlite,
  unlock: () => Promise<void> = () => Promise.resolve(),
): Promise<OpenDatabase> {
  const { signals, emit } = localSignals();
  const pool = embeddedPool(lite, { types: rowTypes, connectionTimeoutMillis: CONNECT_WITHIN_MS }, emit);
  pool.on('error', () => undefined);
  await migrate(pool);
  const db = kyselyOver(pool);
  return {
    db,
    kind: 'embedded',
    signals,
    close: async () => {
      await db.destroy();
      await lite.close();
      await unlock();
    },
  };
}

async function openPostgres(url: string, onConnectionError: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    types: rowTypes,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: 30_000,
    application_name: 'davomat',
  });
  // The pool listens on idle clients only. A checked-out client whose connection breaks between two queries of a
  // transaction emits an error that would otherwise end the process; its next query fails and rolls the work back.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => undefined);
  await migrate(pool);
  const db = kyselyOver(pool);
  const { signals, stop } = listeningSignals(url, onConnectionError);
  return {
    db,
    kind: 'postgresql',
    signals,
    close: async () => {
      await stop();
      await db.destroy();
      // Kysely leaves the pool alone when no query was ever made.
      if (!pool.ending) await pool.end();
    },
  };
}
