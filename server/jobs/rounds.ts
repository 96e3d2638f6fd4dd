import type { Services } from '../context.ts';
import { describeFailure } from '../http/errors.ts';

export interface Rounds {
  /** Resolves when a round that began after the call has finished. */
  run: () => Promise<void>;
  /** Stops after the current round. */
  stop: () => Promise<void>;
}

/** Periodic work, one round at a time; a request during a round causes another one. */
export function startRounds(
  { log }: Pick<Services, 'log'>,
  { everyMs, failure }: { everyMs: number; failure: string },
  work: (isStopping: () => boolean) => Promise<void>,
): Rounds {
  let stopping = false;
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function round(): Promise<void> {
    if (stopping) return;
    await work(() => stopping).catch((error: unknown) =>
      log.error({ failure: describeFailure(error) }, failure),
    );
  }

  /** Requests during a round share the next one. */
  const run = (): Promise<void> => {
    if (next) return next;
    const mine = (current ?? Promise.resolve()).then(() => {
      next = undefined;
      current = mine;
      return round().finally(() => {
        if (current === mine) current = undefined;
      });
    });
    next = mine;
    return mine;
  };
  const timer = setInterval(() => {
    if (!current) void run();
  }, everyMs).unref();
  return {
    run,
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await current;
      await next;
    },
  };
}
