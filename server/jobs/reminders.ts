import type { Services } from '../context.ts';
import { reminder } from '../modules/notifications/index.ts';
import { startRounds, type Rounds } from './rounds.ts';

const LOOK_EVERY_MS = 15_000;

/** Creates due reminders; every process does, and the database makes each one unique. */
export const startReminders = (services: Services): Rounds =>
  startRounds(
    services,
    { everyMs: LOOK_EVERY_MS, failure: 'reminders could not be given' },
    reminder(services),
  );
