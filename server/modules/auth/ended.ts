import type { Executor } from '../../database/database.ts';
import { findEnded } from './sql/sessions.ts';

/** Which of these sessions have ended, and why. */
export const readEndedSessions = async (db: Executor, sessionIds: readonly string[]) =>
  new Map(
    (await findEnded(db, sessionIds)).map(({ id, endedBecause }) => [
      id,
      endedBecause ?? ('logout' as const),
    ]),
  );
