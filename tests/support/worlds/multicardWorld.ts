import { afterAll, beforeEach } from 'vitest';
import { holdTimeOuts, type TimeOuts } from '../server/holdTimeOuts.ts';
import { standInKeys, startMulticard, type MulticardStandIn } from '../standIns/multicardStandIn.ts';
import { usePayments } from './paymentsWorld.ts';
import { choosePayouts } from './payoutsWorld.ts';
import { bodyOf } from './punching.ts';

export let multicard: MulticardStandIn;

/** `usePayments` with a Multicard of our own, which has nothing on its books at first. A call that hangs runs out of time at once. */
export function usePaymentsByMulticard(): void {
  let timeOuts: TimeOuts;
  usePayments(async () => {
    multicard = await startMulticard();
    timeOuts = holdTimeOuts();
    multicard.watch.hung = timeOuts.runOut;
    return { config: { multicardUrl: multicard.url } };
  });
  afterAll(async () => {
    timeOuts.release();
    await multicard.close();
  });
  beforeEach(() => multicard.reset());
}

export const chooseMulticard = async () =>
  bodyOf(await choosePayouts({ version: 0, provider: 'multicard', ...standInKeys }));
