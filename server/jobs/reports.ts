import type { Services } from '../context.ts';
import { giveWay } from '../giveWay.ts';
import { reportWorker } from '../modules/insight/reports/index.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const LOOK_EVERY_MS = 2_000;

/** Makes waiting reports, one after another, including those of crashed processes. Stops soon, and returns the current one. */
export function startReports(services: Services): RunLoop {
  const workOnce = reportWorker(services);
  return startRunLoop(
    services,
    { everyMs: LOOK_EVERY_MS, failure: 'making a report failed' },
    async (isStopping) => {
      while (!isStopping() && (await workOnce(isStopping))) await giveWay();
    },
  );
}
