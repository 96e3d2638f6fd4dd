import type { Services } from '../context.ts';
import type { Signals } from '../database/signals.ts';
import { payoutWorker } from '../modules/money/requests/index.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const LOOK_EVERY_MS = 2_000;

/** Hands payouts over to providers, and looks up their outcomes; woken when a request changes. */
export function startPayouts(services: Services, signals: Signals): RunLoop {
  const loop = startRunLoop(
    services,
    { everyMs: LOOK_EVERY_MS, failure: 'payouts could not go on' },
    payoutWorker(services),
  );
  const unsubscribe = signals.subscribe((signal) => {
    if (signal === undefined || signal.endsWith(' paymentRequests')) void loop.run();
  });
  return {
    run: loop.run,
    stop: async () => {
      unsubscribe();
      await loop.stop();
    },
  };
}
