import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';

/** What every module is created with: `export const <area>Handlers = (services: Services): Pick<Handlers, …>`. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
}

/** Fills an empty database with the sample company; development only. Exported by `server/seed/index.ts`. */
export type Seed = (services: Services) => Promise<void>;
