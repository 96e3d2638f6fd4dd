import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { SIGNAL_CHANNEL } from './signals.ts';

type Connected = (error: Error | undefined, client?: pg.Client) => void;

/**
 * A pool over the one session of an embedded database. PGlite's own adapter shares one connection object between a
 * client that failed and the next, whose queries then get each other's rows: here every client has its own, and begins
 * by clearing what the last one left open.
 */
export function embeddedPool(
  lite: PGlite,
  options: pg.PoolConfig = {},
  onSignal: (signal: string) => void = () => undefined,
): pg.Pool {
  class EmbeddedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(lite) });
    }

    override connect(): Promise<this>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<this> | void {
      const clean = async () => {
        await super.connect();
        await this.query('rollback');
        await this.query('discard all');
        this.on('notification', ({ payload = '' }) => onSignal(payload));
        await this.query(`listen ${SIGNAL_CHANNEL}`);
        return this;
      };
      if (!callback) return clean();
      clean().then(
        () => callback(undefined, this),
        (error: Error) => callback(error),
      );
    }
  }
  return new pg.Pool({
    ...options,
    max: 1,
    idleTimeoutMillis: 0,
    Client: EmbeddedClient,
  });
}
