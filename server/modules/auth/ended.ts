import type { Executor } from '../../database/database.ts';
import { findEnded } from './callerQueries.ts';

/** Of these sessions the ones that are over, and why. */
export const endedSessions = async (db: Executor, sessionIds: readonly string[]) =>
  new Map(
    (await findEnded(db, sessionIds)).map(({ id, endedBecause }) => [
      id,
      endedBecause ?? ('logout' as const),
    ]),
  );
