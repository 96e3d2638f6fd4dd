import type { Services } from '../context.ts';
import type { OpenDatabase } from '../database/open.ts';
import { giveWay } from '../giveWay.ts';
import { describeFailure } from '../http/errors.ts';
import { chunkSizer } from '../modules/imports/chunkSize.ts';
import { importWorker } from '../modules/imports/work.ts';

const LOOK_EVERY_MS = 2_000;

export interface ImportWork {
  /** Works until nothing waits any more. */
  run: () => Promise<void>;
  /** After the chunk at hand. */
  stop: () => Promise<void>;
}

/** Carries imports on, chunk by chunk, those of processes that died among them. */
export function startImportWork(services: Services, database: OpenDatabase['kind']): ImportWork {
  const workOnce = importWorker(services, chunkSizer(database));
  let stopping = false;
  let running: Promise<void> | undefined;

  const workAll = async () => {
    while (!stopping && (await workOnce())) await giveWay();
  };

  /** A commit may come just after a run looked for the last time: who asks meanwhile gets another look. */
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
  // A run that is under way looks again by itself before it ends.
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
