import type { Identity } from '#domain/employee.ts';
import type { Tx } from '../../../database/database.ts';
import { newId } from '../../../identifier.ts';
import { insertAccount } from './sql/accounts.ts';

export interface NewAccount {
  phoneNumber: string;
  /** Hash it before the transaction begins, because hashing takes a while. */
  passwordHash: string;
  identity?: Identity;
  at: Date;
}

/** Creates an account without devices: the first one to sign in will be trusted. Returns its id. */
export async function createAccount(tx: Tx, { phoneNumber, passwordHash, identity, at }: NewAccount) {
  const id = newId();
  await insertAccount(tx, { id, phoneNumber, passwordHash, createdAt: at, ...identity });
  return id;
}
