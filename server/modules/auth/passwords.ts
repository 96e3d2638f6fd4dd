import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { fairQueue } from './fairQueue.ts';

/** Argon2id (2 in the library's enum), OWASP's second choice: 19 MiB, 2 passes, about 9 ms. */
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash occupies a thread of the pool. With one more than there are cores no core idles until the event loop brings the
 * next; more would only slow the rest of the server. Who may hash at all is the sign-in queue's decision.
 */
const threads = fairQueue({
  atOnce: Math.min(4, availableParallelism() + 1),
  perClient: Infinity,
  inAll: Infinity,
});

export const hashPassword = (password: string): Promise<string> =>
  threads.run('', () => hash(password, settings));

let standIn: Promise<string> | undefined;

/**
 * Compares in either case, with a hash of the same cost when there is none, so that the time it takes does not reveal
 * known phone numbers.
 */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
  compare: (passwordHash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const known = passwordHash ?? (await (standIn ??= hashPassword('nobody has this password')));
  const same = await threads.run('', () => compare(known, password));
  return same && passwordHash !== undefined;
}
