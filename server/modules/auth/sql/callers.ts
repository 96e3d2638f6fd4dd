import { sql } from 'kysely';
import type { Executor } from '../../../database/database.ts';
import { rulesStamp } from '../../../database/keptRules.ts';
import { sessionOfToken } from './sessions.ts';

/**
 * The live session of an access token with the jobs of its account that can be chosen, in one statement, because every call begins with
 * it. One row without a job when there is none; a second one only tells that there are several. The given job when an id is given.
 */
export const findSessionAtJobs = (db: Executor, sessionId: string, generation: number, jobId?: string) =>
  sessionOfToken(db, sessionId, generation)
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('job')
          .whereRef('job.accountId', '=', 'session.accountId')
          .where('job.status', '<>', 'left')
          .$if(jobId !== undefined, (query) => query.where('job.id', '=', jobId ?? ''))
          .select(['job.id', 'job.organizationId', 'job.role', 'job.unitIds'])
          .select(rulesStamp(sql.ref('job.organization_id')).as('rulesStamp'))
          .limit(2)
          .as('job'),
      (join) => join.onTrue(),
    )
    .select(['job.id', 'job.organizationId', 'job.role', 'job.unitIds', 'job.rulesStamp'])
    .execute();
