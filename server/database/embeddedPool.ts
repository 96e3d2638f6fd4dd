import { setImmediate as oneTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { SIGNAL_CHANNEL } from './signals.ts';

/** First byte of messages that request a response: query, sync, flush, copy done, copy failed, terminate. */
const ASKS_AN_ANSWER = new Set([...'QSHcfX'].map((letter) => letter.charCodeAt(0)));

/** How long statements may follow each other without a turn of the event loop. */
const HELD_MS = 10;
let turnedAt = 0;

/**
 * PGlite's adapter passes on each protocol message separately, four for a prepared statement, each with a file system
 * access. They are held here until one requests a response, and sent together.
 */
function inOneCall(lite: PGlite): PGlite {
  let held: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    held.push(message);
    if (!ASKS_AN_ANSWER.has(message[0] ?? 0)) return [];
    const all = Buffer.concat(held);
    held = [];
    await takeTurns();
    return lite.execProtocolStream(all, options);
  };
  return { waitReady: lite.waitReady, execProtocolStream } satisfies Partial<PGlite> as unknown as PGlite;
}

/**
 * The database shares the event loop, and its answers come without a turn of it: statements one after another, as in a long
 * transaction, would leave none to anybody else.
 */
async function takeTurns(): Promise<void> {
  if (performance.now() - turnedAt < HELD_MS) return;
  await oneTurn();
  turnedAt = performance.now();
}

type Connected = (error: Error | undefined, client?: pg.Client) => void;

/**
 * A pool over the single session of an embedded database. PGlite's own adapter shares one connection object between a
 * client that failed and the next, whose queries then get each other's rows. Here every client has its own and starts
 * by clearing what the last one left open.
 */
export function embeddedPool(
  lite: PGlite,
  options: pg.PoolConfig = {},
  onSignal: (signal: string) => void = () => undefined,
): pg.Pool {
  class EmbeddedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, ...createPgConfig(inOneCall(lite)) });
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
