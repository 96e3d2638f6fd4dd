import type { Services } from '../context.ts';
import { figuresCounting } from '../modules/insight/analytics/index.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const LOOK_EVERY_MS = 60_000;

/** Counts the attendance figures of the months that are due; every process looks, and a lease makes one of them count each. */
export const startFigures = (services: Services): RunLoop =>
  startRunLoop(
    services,
    { everyMs: LOOK_EVERY_MS, failure: 'attendance figures could not be counted' },
    figuresCounting(services),
  );
