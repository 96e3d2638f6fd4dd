import { passwordSchema } from '#domain/fields/password.ts';
import { firstError } from '#domain/fields/fieldErrors.ts';
import type { Services } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { SignedIn } from '../../http/operation.ts';
import { conflict, fieldRefused } from '../../http/problem.ts';
import { findPasswordHash, replacePasswordHash } from '../account/index.ts';
import { attemptCounter } from './attempts.ts';
import { hashPassword, isPassword } from './passwords.ts';
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
  const attempts = attemptCounter(services);
  return async (
    { accountId, deviceId }: SignedIn,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ): Promise<void> => {
    const code = firstError(passwordSchema, newPassword);
    if (code) throw fieldRefused('/newPassword', code);
    const { passwordHash, phoneNumber } = await findPasswordHash(db, accountId);
    const attempt = await attempts.take([['passwordOnTrusted', `${phoneNumber} ${deviceId}`]]);
    if (!(await isPassword(passwordHash, currentPassword)))
      throw fieldRefused('/currentPassword', 'passwordWrong');
    await attempt.forgive();
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
