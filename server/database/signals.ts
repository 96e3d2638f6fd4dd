import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';

/**
 * Wake-up signals between processes, raised by a transaction and received after its commit. A hint, never the truth:
 * some may be lost, so receivers query the tables, and query everything when told that some were lost.
 */
export interface Signals {
  /** `undefined`: some may have been lost. Returns how to unsubscribe. */
  subscribe: (listener: (signal: string | undefined) => void) => () => void;
  /** False while signals are lost: poll meanwhile. */
  isListening: () => boolean;
}

export const SIGNAL_CHANNEL = 'davomat';
const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

/** A column for a statement's returned rows: raises the signal once for each row, when the transaction commits. */
export const raised = (kind: string, subject: string) =>
  sql<string>`pg_notify(${sql.lit(SIGNAL_CHANNEL)}, ${sql.lit(`${kind} `)} || ${sql.ref(subject)})`.as(
    'raised',
  );

function listeners() {
  const all = new Set<(signal: string | undefined) => void>();
  return {
    emit: (signal: string | undefined) => all.forEach((listener) => listener(signal)),
    subscribe: (listener: (signal: string | undefined) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}

/** For the embedded database, whose only session listens by itself. */
export function localSignals() {
  const { emit, subscribe } = listeners();
  return { emit, signals: { subscribe, isListening: () => true } satisfies Signals };
}

/**
 * For PostgreSQL: a dedicated connection for each process, reopened whenever it breaks. Starts with the first
 * listener.
 */
export function listeningSignals(url: string, onError: (error: Error) => void) {
  const { emit, subscribe } = listeners();
  const stopping = new AbortController();
  let listening = false;
  let client: pg.Client | undefined;
  let running: Promise<void> | undefined;

  async function listenOnce(): Promise<void> {
    const mine = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'davomat signals',
    });
    client = mine;
    const ended = new Promise<void>((resolve) => {
      mine.on('end', resolve).on('error', (error) => {
        onError(error);
        resolve();
      });
    });
    try {
      // pg never settles a connect that end() interrupts.
      await Promise.race([mine.connect(), ended]);
      if (stopping.signal.aborted) return;
      mine.on('notification', ({ payload }) => emit(payload ?? ''));
      await mine.query(`listen ${SIGNAL_CHANNEL}`);
      listening = true;
      emit(undefined);
      await ended;
    } finally {
      listening = false;
      await mine.end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !stopping.signal.aborted; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      await listenOnce().then(
        () => (wait = FIRST_RETRY_MS),
        (error: unknown) => onError(error as Error),
      );
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    signals: {
      subscribe: (listener) => {
        running ??= run();
        return subscribe(listener);
      },
      isListening: () => listening,
    } satisfies Signals,
    stop: async () => {
      stopping.abort();
      await client?.end().catch(() => undefined);
      await running;
    },
  };
}
