import type { Services } from '../context.ts';
import { reminder } from '../modules/notifications/index.ts';
import { startRunLoop, type RunLoop } from './runLoop.ts';

const LOOK_EVERY_MS = 15_000;

/** Creates due reminders; every process does, and the database makes each one unique. */
export const startReminders = (services: Services): RunLoop =>
  startRunLoop(
    services,
    { everyMs: LOOK_EVERY_MS, failure: 'reminders could not be given' },
    reminder(services),
  );
