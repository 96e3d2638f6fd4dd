import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import { preparedPool } from './preparedPool.ts';
import type { DB } from './tables.generated.ts';

/** The same Kysely over the pool of either database. */
export const kyselyOver = (pool: pg.Pool): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparedPool(pool) }),
    plugins: [new CamelCasePlugin()],
  });
