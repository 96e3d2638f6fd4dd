import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../http/problem.ts';

/** Argon2id (2 in the library's enum), OWASP's second choice: 19 MiB, 2 passes, about 9 ms. */
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing fills a thread of the pool and 19 MiB each. One more than there are cores, or one of them waits each time for
 * the event loop to bring the next; more only slows the rest of the server.
 */
const AT_ONCE = Math.min(4, availableParallelism() + 1);
/** About a second and a half of hashing; who comes then is sent away at once instead of timing out. */
const MOST_WAITING = 300;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MOST_WAITING) throw new Problem(503, 'serviceUnavailable', { retryAfterSeconds: 2 });
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, settings));

let standIn: Promise<string> | undefined;

/** Takes the same time whether or not there is a hash to compare with, so that it does not tell which phones are known. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await (standIn ??= hashPassword('nobody has this password')));
  const same = await inTurn(() => verify(known, password));
  return same && passwordHash !== undefined;
}
