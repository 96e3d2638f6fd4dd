import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Config } from './config.ts';

/** Purposes of keys; each has its own derived key, so that a signature for one purpose is worthless for another. */
export type SigningPurpose =
  'accessToken' | 'refreshToken' | 'oneTimeCode' | 'passwordTicket' | 'gateToken' | 'limits' | 'telegramHook';
export type DataPurpose =
  'answer' | 'card' | 'cardFingerprint' | 'gateSecret' | 'payoutSecret' | 'payoutRegister';

const derived = new WeakMap<Buffer, Map<string, Buffer>>();

/** Cached for each secret and purpose, because a list of thousands of cards needs the same key for every row. */
function derive(from: Buffer, purpose: string): Buffer {
  const known = derived.get(from) ?? new Map<string, Buffer>();
  derived.set(from, known);
  const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', from, 'davomat', purpose, 32));
  known.set(purpose, key);
  return key;
}

export const signingKey = (config: Pick<Config, 'secretKey'>, purpose: SigningPurpose) =>
  derive(config.secretKey, purpose);
export const dataKey = (config: Pick<Config, 'dataKey'>, purpose: DataPurpose) =>
  derive(config.dataKey, purpose);

/** HMAC-SHA256 as base64url, over unambiguously separated parts. */
export const mac = (key: Buffer, ...parts: (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** Compares two texts in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM: nonce, tag and ciphertext in one. `context` (a row's id) must be the same when opening it. */
export function seal(key: Buffer, plain: Uint8Array | string, context: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when key or context differ, or a byte was changed. */
export function unseal(key: Buffer, sealed: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE))
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
}
