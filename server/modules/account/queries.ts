import type { Executor, Tx } from '../../database/database.ts';

const identity = ['id', 'phoneNumber', 'firstName', 'lastName', 'passportSerialNumber', 'pinfl'] as const;

export const findAccount = (db: Executor, id: string) =>
  db.selectFrom('account').where('id', '=', id).select(identity).executeTakeFirstOrThrow();

export const lockAccountRow = (tx: Tx, id: string) =>
  tx
    .selectFrom('account')
    .where('id', '=', id)
    .select([...identity, 'passwordHash'])
    .forUpdate()
    .executeTakeFirstOrThrow();

export const findByPhone = (db: Executor, phoneNumber: string) =>
  db
    .selectFrom('account')
    .where('phoneNumber', '=', phoneNumber)
    .select(['id', 'passwordHash'])
    .executeTakeFirst();

export const lockByPhone = (tx: Tx, phoneNumber: string) =>
  tx
    .selectFrom('account')
    .where('phoneNumber', '=', phoneNumber)
    .select(['id'])
    .forUpdate()
    .executeTakeFirst();

export const setPasswordHash = (tx: Tx, id: string, passwordHash: string) =>
  tx.updateTable('account').set({ passwordHash }).where('id', '=', id).execute();

export const findByPhones = (db: Executor, phoneNumbers: readonly string[]) =>
  db
    .selectFrom('account')
    .where('phoneNumber', 'in', phoneNumbers)
    .select(['id', 'phoneNumber', 'pinfl'])
    .execute();

export const findNames = (db: Executor, ids: readonly string[]) =>
  db
    .selectFrom('account')
    .where('id', 'in', ids)
    .select(['id', 'firstName', 'lastName', 'phoneNumber'])
    .execute();

export const updateIdentity = (
  tx: Tx,
  id: string,
  values: { firstName: string; lastName: string; passportSerialNumber: string; pinfl: string },
) => tx.updateTable('account').set(values).where('id', '=', id).returning(identity).executeTakeFirstOrThrow();

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

/** Unjoined employee records with this phone number. */
export const findWaitingRecords = (db: Executor, phoneNumber: string) =>
  db
    .selectFrom('job')
    .where('phoneNumber', '=', phoneNumber)
    .where('accountId', 'is', null)
    .where('status', '<>', 'left')
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
