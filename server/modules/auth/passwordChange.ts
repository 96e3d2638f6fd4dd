import { passwordSchema } from '#domain/fields/password.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import type { Services } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { SignedIn } from '../../http/operation.ts';
import { conflict, fieldRefused } from '../../http/problem.ts';
import { replacePasswordHash } from '../account/accounts/index.ts';
import { passwordProver } from './passwordProof.ts';
import { hashPassword } from './passwords.ts';
import { spendCodes } from './sql/codes.ts';
import { endSessionsOfOtherDevices } from './sql/sessions.ts';
import { spendTickets } from './sql/tickets.ts';

/**
 * Changes the signed-in person's password and ends the sessions of the other devices. Throws 400 at the wrong field,
 * 429 after as many wrong tries as sign-in allows a trusted device, 409 when the password was changed at the same
 * moment.
 */
export function passwordChanger(services: Services) {
  const { db, clock } = services;
  const prove = passwordProver(services);
  return async (
    person: SignedIn,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ): Promise<void> => {
    const code = firstError(passwordSchema, newPassword);
    if (code) throw fieldRefused('/newPassword', code);
    const { accountId, deviceId } = person;
    const passwordHash = await prove(person, currentPassword, '/currentPassword');
    const newHash = await hashPassword(newPassword);
    await inTransaction(db, async (tx) => {
      if (!(await replacePasswordHash(tx, accountId, passwordHash, newHash)))
        throw conflict('passwordChanged');
      const at = clock.date();
      await endSessionsOfOtherDevices(tx, accountId, deviceId, 'passwordChanged', at);
      await spendCodes(tx, accountId, at);
      await spendTickets(tx, accountId, at);
    });
  };
}
