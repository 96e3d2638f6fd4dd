import type { Executor } from '../../database/database.ts';

/** The session of an access token with what may have ended it, or undefined when there is none. */
export const findLiveSession = (db: Executor, sessionId: string, generation: number) =>
  db
    .selectFrom('session')
    .innerJoin('device', (join) =>
      join
        .onRef('device.accountId', '=', 'session.accountId')
        .onRef('device.deviceId', '=', 'session.deviceId'),
    )
    .innerJoin('sessionGeneration', 'sessionGeneration.sessionId', 'session.id')
    .where('session.id', '=', sessionId)
    .where('sessionGeneration.generation', '=', generation)
    .where('session.endedAt', 'is', null)
    .where('device.terminatedAt', 'is', null)
    .select(['session.accountId', 'session.deviceId', 'sessionGeneration.firstUsedAt'])
    .executeTakeFirst();

export const markGenerationUsed = (db: Executor, sessionId: string, generation: number, at: Date) =>
  db
    .updateTable('sessionGeneration')
    .set({ firstUsedAt: at })
    .where('sessionId', '=', sessionId)
    .where('generation', '=', generation)
    .where('firstUsedAt', 'is', null)
    .execute();

/** Jobs of an account that can be chosen; the given one when an id is given. */
export const findJobs = (db: Executor, accountId: string, jobId?: string) =>
  db
    .selectFrom('job')
    .where('accountId', '=', accountId)
    .where('status', '<>', 'left')
    .$if(jobId !== undefined, (query) => query.where('id', '=', jobId ?? ''))
    .select(['id', 'organizationId', 'role'])
    .limit(2)
    .execute();

export const findGateByToken = (db: Executor, tokenHash: string) =>
  db
    .selectFrom('gate')
    .where('tokenHash', '=', tokenHash)
    .select(['id', 'organizationId'])
    .executeTakeFirst();

/** Which of these sessions have ended, and why. */
export const findEnded = (db: Executor, sessionIds: readonly string[]) =>
  db
    .selectFrom('session')
    .where('id', '=', (row) => row.fn.any(row.val(sessionIds)))
    .where('endedAt', 'is not', null)
    .select(['id', 'endedBecause'])
    .execute();
