import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { LongWork } from './longWork.ts';

/** What every module is created with: `export const <area>Handlers = (services: Services): Pick<Handlers, …>`. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  longWork: LongWork;
}

/** Fills an empty database with the sample company; development only. Exported by `server/seed/index.ts`. */
export type Seed = (services: Services) => Promise<void>;
