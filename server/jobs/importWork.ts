import type { Services } from '../context.ts';
import type { OpenDatabase } from '../database/open.ts';
import { giveWay } from '../giveWay.ts';
import { makeChunkSizer, makeImportWorker } from '../modules/employees/imports/index.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const LOOK_EVERY_MS = 2_000;

/** Continues imports chunk by chunk, including those of crashed processes. Stops after the current chunk. */
export function startImportWork(services: Services, database: OpenDatabase['kind']): RunLoop {
  const workOnce = makeImportWorker(services, makeChunkSizer(database));
  return startRunLoop(
    services,
    { everyMs: LOOK_EVERY_MS, failure: 'an import failed' },
    async (isStopping) => {
      while (!isStopping() && (await workOnce())) await giveWay();
    },
  );
}
