import type { Executor } from '../../../database/database.ts';

/** Jobs of an account that can be chosen; the given one when an id is given. */
export const findJobs = (db: Executor, accountId: string, jobId?: string) =>
  db
    .selectFrom('job')
    .where('accountId', '=', accountId)
    .where('status', '<>', 'left')
    .$if(jobId !== undefined, (query) => query.where('id', '=', jobId ?? ''))
    .select(['id', 'organizationId', 'role', 'unitIds'])
    .limit(2)
    .execute();
