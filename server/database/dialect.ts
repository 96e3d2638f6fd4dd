import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import type { Lane } from './lanes.ts';
import { preparedPool } from './preparedPool.ts';
import type { DB } from './tables.generated.ts';

/** The same Kysely over the pools of either database. */
export const kyselyOver = (pool: pg.Pool, lanes?: Partial<Record<Lane, pg.Pool>>): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparedPool(pool, lanes) }),
    plugins: [new CamelCasePlugin()],
  });
