import { roleKey } from '../runtime/device.ts';
import type { Tokens } from '#machines/flows/auth/session/sessionMachine.ts';

export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The specification's keys (section 3) and the fields they hold. */
const keys = { token: 'accessToken', tokenExpire: 'expireAt', refreshToken: 'refreshToken' } as const;
export const tokenKeys = Object.keys(keys) as (keyof typeof keys)[];

/** null when any of the three is missing: then nobody is signed in. */
export function readLocal(storage: KeyValue): Tokens | null {
  const accessToken = storage.getItem('token');
  const expireAt = storage.getItem('tokenExpire');
  const refreshToken = storage.getItem('refreshToken');
  return accessToken && expireAt && refreshToken ? { accessToken, expireAt, refreshToken } : null;
}

export function writeLocal(storage: KeyValue, tokens: Tokens): void {
  for (const key of tokenKeys) storage.setItem(key, tokens[keys[key]]);
}

export function removeLocal(storage: KeyValue): void {
  for (const key of [...tokenKeys, roleKey]) storage.removeItem(key);
}

/** Whether somebody may be signed in, before the session has been read. */
export const hasToken = (): boolean => localStorage.getItem('token') !== null;
