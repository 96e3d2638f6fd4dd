import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Executor, Tx } from '../../../../database/database.ts';
import type { Account } from '../../../../database/tables.generated.ts';

/** All are known, or none: whether they are is what the API calls `isIdentificated` (spec section 3). */
export const identityFields = ['firstName', 'lastName', 'passportSerialNumber', 'pinfl'] as const;
const identity = ['id', 'phoneNumber', ...identityFields] as const;

export const insertAccount = (tx: Tx, account: Insertable<Account>) =>
  tx.insertInto('account').values(account).execute();

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

export const findPasswordHash = (db: Executor, accountId: string) =>
  db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['passwordHash', 'phoneNumber'])
    .executeTakeFirstOrThrow();

/** Resolves to false when the password is no longer the one that was compared. */
export const replacePasswordHash = async (tx: Tx, accountId: string, before: string, after: string) =>
  (
    await tx
      .updateTable('account')
      .set({ passwordHash: after })
      .where('id', '=', accountId)
      .where('passwordHash', '=', before)
      .returning('id')
      .execute()
  ).length > 0;

/** A condition for use in another statement: an account has the phone number and another PINFL. */
export const isPhoneOfOther = (phoneNumber: RawBuilder<string>, pinfl: RawBuilder<string>) =>
  sql<boolean>`exists (select from account where account.phone_number = ${phoneNumber} and account.pinfl <> ${pinfl})`;

/** When the account was created, for use in another statement. */
export const whenMade = (id: string): RawBuilder<Date> =>
  sql`(select created_at from account where account.id = ${id})`;

/** How far an account has come, for use in another statement. */
export const standingOf = (accountId: RawBuilder<string>) => {
  const fields = sql.join(identityFields.map((field) => sql.ref(`account.${field}`)));
  const known = sql<boolean>`(select num_nulls(${fields}) = 0 from account where account.id = ${accountId})`;
  const jobs = sql<boolean>`exists (select from job where job.account_id = ${accountId} and job.status <> 'left')`;
  return [known.as('isIdentificated'), jobs.as('isAnyJobExists')] as const;
};
