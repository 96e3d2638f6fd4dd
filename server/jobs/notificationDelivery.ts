import type { Services } from '../context.ts';
import type { Signals } from '../database/signals.ts';
import { notificationOutbox } from '../modules/notifications/index.ts';
import { firebaseSender } from '../providers/firebaseSender.ts';
import { telegramWriter } from '../providers/telegramWriter.ts';
import { startOutbox } from './outbox.ts';
import type { RunLoop } from './runLoop.ts';

/** Sends pushes and Telegram messages. Does nothing when neither is configured. */
export function startNotificationDelivery(services: Services, signals: Signals): RunLoop {
  const { config } = services;
  if (!config.firebase && !config.telegram)
    return { run: () => Promise.resolve(), stop: () => Promise.resolve() };
  const loop = startOutbox(
    services,
    notificationOutbox(services, {
      push: config.firebase && firebaseSender(config.firebase),
      telegram: config.telegram && telegramWriter(config.telegram),
    }),
  );
  const unsubscribe = signals.subscribe((signal) => {
    if (signal === undefined || signal.startsWith('notification ')) void loop.run();
  });
  return {
    run: loop.run,
    stop: async () => {
      unsubscribe();
      await loop.stop();
    },
  };
}
