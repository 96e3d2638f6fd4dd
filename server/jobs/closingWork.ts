import type { Services } from '../context.ts';
import { giveWay } from '../giveWay.ts';
import { closingWorker } from '../modules/time/closing/index.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const LOOK_EVERY_MS = 2_000;

/** Closes months portion by portion, including those of crashed processes. Stops after the current portion. */
export function startClosingWork(services: Services): RunLoop {
  const workOnce = closingWorker(services);
  return startRunLoop(
    services,
    { everyMs: LOOK_EVERY_MS, failure: 'closing a month failed' },
    async (isStopping) => {
      while (!isStopping() && (await workOnce())) await giveWay();
    },
  );
}
