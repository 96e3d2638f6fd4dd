import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { passwordSchema } from '#domain/fields/password.ts';
import type { Services } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import { brokenUnique, inTransaction } from '../../database/transaction.ts';
import { conflict } from '../../http/problem.ts';
import { mac, signingKey } from '../../secrets.ts';
import { createAccount, lockAccount, setPasswordHash } from '../account/accounts/index.ts';
import { fieldsAccepted } from '../fieldsAccepted.ts';
import type { CodeChallenges, OtpChallenge } from './challenges.ts';
import { readCredentials } from './devices.ts';
import { hashPassword } from './passwords.ts';
import type { Sessions, Tokens } from './sessions.ts';
import { spendCodes, type TicketPurpose } from './sql/codes.ts';
import type { DeviceDescriptor } from './sql/deviceDescriptor.ts';
import { endSessionsOfOtherDevices } from './sql/sessions.ts';
import { findTicket, insertTicket, spendTickets, useTicket, type Ticket } from './sql/tickets.ts';

const TICKET_LIVES_MS = 10 * 60_000;
const givenSchema = v.object({ password: passwordSchema });

export interface PasswordTicket {
  ticket: string;
  next: 'completeRegistration' | 'completePasswordRecovery';
  expireAt: string;
}
interface Phone {
  phoneNumber: string;
  device: DeviceDescriptor;
}
export interface NewPassword {
  ticket: string;
  password: string;
  device: DeviceDescriptor;
}

/** Registration and recovery: a code proves the phone number and gives a ticket, which sets the password. */
export function newPasswords(services: Services, session: Sessions, challenges: CodeChallenges) {
  const { db, clock, config } = services;
  const key = signingKey(config, 'passwordTicket');

  async function start(purpose: TicketPurpose, { phoneNumber, device }: Phone, address: string) {
    const { account, trusted } = await readCredentials(db, phoneNumber, device.deviceId);
    const accountId = purpose === 'registration' ? null : (account?.id ?? null);
    return challenges.ask({ purpose, accountId, phoneNumber, device, byOwner: trusted }, address);
  }

  /**
   * Issues a ticket in the transaction that uses up the code. A known phone number gets one for recovery, even at
   * registration.
   */
  async function issue(tx: Tx, proven: Pick<Ticket, 'phoneNumber' | 'accountId' | 'deviceId'>) {
    const ticket = randomBytes(32).toString('base64url');
    const purpose = proven.accountId === null ? 'registration' : 'passwordRecovery';
    const expiresAt = new Date(clock.now() + TICKET_LIVES_MS);
    const { phoneNumber, accountId, deviceId } = proven;
    await insertTicket(tx, {
      ticketHash: mac(key, ticket),
      purpose,
      phoneNumber,
      accountId,
      deviceId,
      expiresAt,
    });
    return {
      ticket,
      next: purpose === 'registration' ? 'completeRegistration' : 'completePasswordRecovery',
      expireAt: expiresAt.toISOString(),
    } satisfies PasswordTicket;
  }

  /** The ticket with the new password's hash. Throws 400 for the password, 409 ticketExpired. */
  async function prepare(purpose: TicketPurpose, { ticket, password, device }: NewPassword) {
    fieldsAccepted(givenSchema, { password });
    const hash = mac(key, ticket);
    const found = await findTicket(db, hash);
    const fits = found?.purpose === purpose && found.deviceId === device.deviceId;
    if (!fits || found.usedAt || found.expiresAt.getTime() <= clock.now()) throw conflict('ticketExpired');
    return { ...found, hash, passwordHash: await hashPassword(password) };
  }

  async function spend(tx: Tx, hash: string): Promise<void> {
    if (!(await useTicket(tx, hash, clock.date()))) throw conflict('ticketExpired');
  }

  /**
   * Throws 400 for the password, and 409 ticketExpired, also when somebody registered that phone number meanwhile.
   */
  async function completeRegistration(given: NewPassword): Promise<Tokens> {
    const { hash, phoneNumber, passwordHash } = await prepare('registration', given);
    const place = await inTransaction(db, async (tx) => {
      await spend(tx, hash);
      const id = await createAccount(tx, { phoneNumber, passwordHash, at: clock.date() });
      return session.start(tx, id, given.device);
    }).catch((error: unknown) => {
      throw brokenUnique(error)?.includes('phone') ? conflict('ticketExpired') : error;
    });
    return session.tokensOf(place);
  }

  /** Ends all sessions, and invalidates pending codes and tickets. */
  async function completePasswordRecovery(given: NewPassword): Promise<Tokens> {
    const { hash, accountId, passwordHash } = await prepare('passwordRecovery', given);
    if (accountId === null) throw conflict('ticketExpired');
    const place = await inTransaction(db, async (tx) => {
      const at = clock.date();
      await lockAccount(tx, accountId);
      await spend(tx, hash);
      await setPasswordHash(tx, accountId, passwordHash);
      await spendCodes(tx, accountId, at);
      await spendTickets(tx, accountId, at);
      await endSessionsOfOtherDevices(tx, accountId, given.device.deviceId, 'passwordChanged', at);
      return session.admit(tx, accountId, given.device);
    });
    return session.tokensOf(place);
  }

  return {
    startRegistration: (phone: Phone, address: string): Promise<OtpChallenge> =>
      start('registration', phone, address),
    startPasswordRecovery: (phone: Phone, address: string): Promise<OtpChallenge> =>
      start('passwordRecovery', phone, address),
    issue,
    completeRegistration,
    completePasswordRecovery,
  };
}
