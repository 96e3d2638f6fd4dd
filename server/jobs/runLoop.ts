import { AsyncResource } from 'node:async_hooks';
import type { Services } from '../context.ts';
import { inLane } from '../database/lanes.ts';
import { describeFailure } from '../http/errors.ts';

export interface RunLoop {
  /** Resolves when a run that began after the call has finished. */
  run: () => Promise<void>;
  /** Stops after the current run. */
  stop: () => Promise<void>;
}

/**
 * The loop of every job: runs `work` periodically and on request, one run at a time. What a request is about may have come
 * just after the current run looked for the last time, so a request during a run causes another one. A failed run is
 * logged under `failure` and ends nothing.
 */
export function startRunLoop(
  { log }: Pick<Services, 'log'>,
  { everyMs, failure }: { everyMs: number; failure: string },
  work: (isStopping: () => boolean) => Promise<void>,
): RunLoop {
  // A run that a call requests is no part of the call.
  const workByItself = AsyncResource.bind((isStopping: () => boolean) =>
    inLane('jobs', () => work(isStopping)),
  );
  let stopping = false;
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function workOnce(): Promise<void> {
    if (stopping) return;
    await workByItself(() => stopping).catch((error: unknown) =>
      log.error({ failure: describeFailure(error) }, failure),
    );
  }

  /** Requests during a run share the next one. */
  const run = (): Promise<void> => {
    if (next) return next;
    const mine = (current ?? Promise.resolve()).then(() => {
      next = undefined;
      current = mine;
      return workOnce().finally(() => {
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
