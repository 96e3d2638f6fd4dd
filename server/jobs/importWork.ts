import type { Services } from '../context.ts';
import type { OpenDatabase } from '../database/open.ts';
import { giveWay } from '../giveWay.ts';
import { describeFailure } from '../http/errors.ts';
import { chunkSizer, importWorker } from '../modules/imports/index.ts';

const LOOK_EVERY_MS = 2_000;

export interface ImportWork {
  /** Works until nothing is waiting. */
  run: () => Promise<void>;
  /** Stops after the current chunk. */
  stop: () => Promise<void>;
}

/** Continues imports chunk by chunk, including those of crashed processes. */
export function startImportWork(services: Services, database: OpenDatabase['kind']): ImportWork {
  const workOnce = importWorker(services, chunkSizer(database));
  let stopping = false;
  let running: Promise<void> | undefined;

  const workAll = async () => {
    while (!stopping && (await workOnce())) await giveWay();
  };

  /** A commit may come just after a run has looked for the last time: a request during a run causes another run. */
  const run = () => {
    const after = running ?? Promise.resolve();
    const mine = after
      .then(workAll)
      .catch((error: unknown) => services.log.error({ failure: describeFailure(error) }, 'an import failed'))
      .finally(() => {
        if (running === mine) running = undefined;
      });
    running = mine;
    return mine;
  };
  // A run in progress looks again by itself before it ends.
  const timer = setInterval(() => {
    if (!running) void run();
  }, LOOK_EVERY_MS).unref();
  return {
    run,
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
