import { sql } from 'kysely';
import { prepared } from '../../../database/prepared.ts';
import { rulesStamp } from '../../../database/keptRules.ts';
import { querySession } from './sessions.ts';

/**
 * The live session of an access token with the jobs of its account that can be chosen, in one statement, because every call begins with
 * it. One row without a job when there is none; a second one only tells that there are several. The given job when an id is given.
 */
export const findSessionAtJobs = prepared<{
  sessionId: string;
  generation: number;
  jobId: string | undefined;
}>()((db, { jobId, ...token }) =>
  querySession(db, token)
    .leftJoinLateral(
      (row) => {
        const jobs = row
          .selectFrom('job')
          .whereRef('job.accountId', '=', 'session.accountId')
          .where('job.status', '<>', 'left')
          .select(['job.id', 'job.organizationId', 'job.role', 'job.unitIds'])
          .select(rulesStamp(sql.ref('job.organization_id')).as('rulesStamp'))
          .limit(2);
        return (jobId ? jobs.where('job.id', '=', jobId) : jobs).as('job');
      },
      (join) => join.onTrue(),
    )
    .select(['job.id', 'job.organizationId', 'job.role', 'job.unitIds', 'job.rulesStamp']),
);
