import type { Services } from '../../context.ts';
import type { SignedIn } from '../../http/operation.ts';
import { fieldRefused } from '../../http/problem.ts';
import { findPasswordHash } from '../account/accounts/index.ts';
import { attemptCounter } from './attempts.ts';
import { isPassword } from './passwords.ts';

/**
 * Asks for the signed-in person's password again, with as many tries as sign-in allows a trusted device. Resolves with
 * its hash; throws 400 passwordWrong at `pointer`, 429 after too many wrong ones.
 */
export function passwordProver(services: Services) {
  const attempts = attemptCounter(services);
  return async ({ accountId, deviceId }: SignedIn, password: string, pointer: string): Promise<string> => {
    const { passwordHash, phoneNumber } = await findPasswordHash(services.db, accountId);
    const attempt = await attempts.take([['passwordOnTrusted', `${phoneNumber} ${deviceId}`]]);
    if (!(await isPassword(passwordHash, password))) throw fieldRefused(pointer, 'passwordWrong');
    await attempt.forgive();
    return passwordHash;
  };
}
