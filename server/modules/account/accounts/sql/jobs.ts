import type { Executor } from '../../../../database/database.ts';

const jobFields = [
  'job.id',
  'job.organizationId',
  'job.accountId',
  'job.role',
  'job.status',
  'job.phoneNumber',
  'job.pinfl',
  'job.organizationTitle',
  'job.firstDay',
] as const;

/** The contract's limit. */
export const MOST_JOBS = 100;

/** Jobs of an account, left ones too. */
export const findHeldJobs = (db: Executor, accountId: string) =>
  db
    .selectFrom('job')
    .where('accountId', '=', accountId)
    .select([...jobFields, 'job.unitIds'])
    .limit(MOST_JOBS)
    .execute();

/** Records and invitations with this phone number that nobody has accepted or declined. */
export const findWaitingRecords = (db: Executor, phoneNumber: string) =>
  db
    .selectFrom('job')
    .where('phoneNumber', '=', phoneNumber)
    .where('accountId', 'is', null)
    .where('status', '=', 'notIdentified')
    .select(jobFields)
    .limit(MOST_JOBS)
    .execute();

export const findRecord = (db: Executor, id: string) =>
  db.selectFrom('job').where('id', '=', id).select(jobFields).executeTakeFirst();
