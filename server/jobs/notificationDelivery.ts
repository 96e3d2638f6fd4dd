import type { Services } from '../context.ts';
import type { Signals } from '../database/signals.ts';
import { describeFailure } from '../http/errors.ts';
import { deliverer } from '../modules/notifications/index.ts';
import { firebaseSender } from '../providers/firebaseSender.ts';
import { telegramWriter } from '../providers/telegramWriter.ts';
import { startRounds, type Rounds } from './rounds.ts';

const LOOK_EVERY_MS = 2_000;
/** So that one slow answer does not delay all the others. */
const AT_ONCE = 8;

/** Sends what the teller queued; processes share the rows. Does nothing when nothing is configured. */
export function startNotificationDelivery(services: Services, signals: Signals): Rounds {
  const { config, log } = services;
  if (!config.firebase && !config.telegram)
    return { run: () => Promise.resolve(), stop: () => Promise.resolve() };
  const deliverNext = deliverer(services, {
    push: config.firebase && firebaseSender(config.firebase),
    telegram: config.telegram && telegramWriter(config.telegram),
  });
  const rounds = startRounds(
    services,
    { everyMs: LOOK_EVERY_MS, failure: 'notifications could not be delivered' },
    async (isStopping) => {
      const lane = async () => {
        while (!isStopping() && (await deliverNext()));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, lane));
    },
  );
  const unsubscribe = signals.hear((signal) => {
    if (signal === undefined || signal.startsWith('notification '))
      rounds.run().catch((error: unknown) => log.warn({ failure: describeFailure(error) }, 'not delivered'));
  });
  return {
    run: rounds.run,
    stop: async () => {
      unsubscribe();
      await rounds.stop();
    },
  };
}
