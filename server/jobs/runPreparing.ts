import type { Services } from '../context.ts';
import { runPreparing } from '../modules/money/runs/index.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const LOOK_EVERY_MS = 60_000;

/** Prepares the runs of the day; every process looks, and the company's lock makes each happen once. */
export const startRunPreparing = (services: Services): RunLoop =>
  startRunLoop(
    services,
    { everyMs: LOOK_EVERY_MS, failure: 'pay runs could not be prepared' },
    runPreparing(services),
  );
