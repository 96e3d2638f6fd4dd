import type { Executor } from '../../../database/database.ts';

const jobFields = [
  'id',
  'organizationId',
  'accountId',
  'role',
  'status',
  'phoneNumber',
  'pinfl',
  'organizationTitle',
] as const;

/** The contract's limit. */
const MOST_JOBS = 100;

/** Jobs of an account, left ones too. */
export const findHeldJobs = (db: Executor, accountId: string) =>
  db.selectFrom('job').where('accountId', '=', accountId).select(jobFields).limit(MOST_JOBS).execute();

/** Records with this phone number that nobody has accepted or declined. */
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
  db
    .selectFrom('job')
    .where('id', '=', id)
    .where('role', '=', 'employee')
    .select(jobFields)
    .executeTakeFirst();
