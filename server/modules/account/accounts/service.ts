import { fullName, type Identity } from '#domain/employee.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { brokenUnique } from '../../../database/transaction.ts';
import { conflict } from '../../../http/problem.ts';
import {
  findAccount,
  findByPhones,
  findNames,
  identityFields,
  lockAccountRow,
  updateIdentity,
} from './sql/accounts.ts';
import { findHeldJobs } from './sql/jobs.ts';

export type Account = Awaited<ReturnType<typeof findAccount>>;

export const isIdentificated = (account: Account) => identityFields.every((field) => account[field] !== null);

export const phoneOfAccount = async (db: Executor, id: string) => (await findAccount(db, id)).phoneNumber;

/** For employers: accounts of these phone numbers, by phone number. */
export async function accountsOfPhones(db: Executor, phoneNumbers: readonly string[]) {
  const found = phoneNumbers.length ? await findByPhones(db, phoneNumbers) : [];
  return new Map(found.map(({ phoneNumber, id, pinfl }) => [phoneNumber, { id, pinfl }]));
}

/** For employers: names of these accounts; a phone number where there is no name yet. */
export async function namesOfAccounts(db: Executor, ids: readonly string[]) {
  const found = ids.length ? await findNames(db, ids) : [];
  return new Map(
    found.map(({ id, firstName, lastName, phoneNumber }) => [
      id,
      firstName !== null && lastName !== null ? fullName({ firstName, lastName }) : phoneNumber,
    ]),
  );
}

/** Throws 409 pinflTaken when another account has that PINFL, pinflFixed when a job was joined with the current one. */
export async function updateProfile(tx: Tx, accountId: string, identity: Identity): Promise<Account> {
  const before = await lockAccountRow(tx, accountId);
  if (before.pinfl !== null && before.pinfl !== identity.pinfl) {
    const joined = (await findHeldJobs(tx, accountId)).some(({ role }) => role === 'employee');
    if (joined) throw conflict('pinflFixed', { errors: [{ pointer: '/pinfl', code: 'pinflFixed' }] });
  }
  try {
    return await updateIdentity(tx, accountId, identity);
  } catch (error) {
    if (brokenUnique(error)?.includes('pinfl'))
      throw conflict('pinflTaken', { errors: [{ pointer: '/pinfl', code: 'pinflTaken' }] });
    throw error;
  }
}
