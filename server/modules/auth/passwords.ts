import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { fairQueue } from '../../fairQueue.ts';

/** Argon2id (2 in the library's enum), OWASP's second choice: 19 MiB, 2 passes, about 9 ms. */
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash occupies a thread of the pool. One more hash than cores keeps every core busy until the event loop brings the
 * next one; more would only slow the rest of the server. The sign-in queue decides who may hash at all.
 */
const threads = fairQueue({
  atOnce: Math.min(4, availableParallelism() + 1),
  perClient: Infinity,
  inAll: Infinity,
});

export const hashPassword = (password: string): Promise<string> =>
  threads.run('', () => hash(password, settings));

let standIn: Promise<string> | undefined;

/** Also compares when there is no hash, with one of the same cost, so that the time does not reveal known phone numbers. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
  compare: (passwordHash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const known = passwordHash ?? (await (standIn ??= hashPassword('nobody has this password')));
  const same = await threads.run('', () => compare(known, password));
  return same && passwordHash !== undefined;
}
