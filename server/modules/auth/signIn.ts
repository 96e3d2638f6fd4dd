import type { Services } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { lockAccount } from '../account/accounts/index.ts';
import { attemptCounter, type Try } from './attempts.ts';
import type { CodeChallenges, OtpChallenge } from './challenges.ts';
import { readCredentials, maySignIn } from './devices.ts';
import { isPassword } from './passwords.ts';
import type { Sessions, Tokens } from './sessions.ts';
import type { DeviceDescriptor } from './sql/deviceDescriptor.ts';

export type LoginResult = { tokens: Tokens } | { challenge: OtpChallenge };
interface Phone {
  phoneNumber: string;
  device: DeviceDescriptor;
}
/** An account that proved itself, with the hash of the password if it did so by password. */
interface Proven {
  id: string;
  phoneNumber: string;
  passwordHash?: string;
}

const wrongCredentials = () => new Problem('wrongCredentials');

/** Locks the account. Throws if the password was replaced meanwhile, as the comparison takes time. */
async function lockProven(tx: Tx, { id, passwordHash }: Proven): Promise<void> {
  const now = await lockAccount(tx, id);
  if (passwordHash !== undefined && now.passwordHash !== passwordHash) throw wrongCredentials();
}

/** Ways to sign in to an existing account. */
export function signingIn(services: Services, session: Sessions, challenges: CodeChallenges) {
  const { db } = services;
  const attempts = attemptCounter(services);

  /**
   * Throws 400 wrongCredentials, with the same work and answer for an unknown phone number, and 429. A trusted device
   * has a budget of its own, so that nobody else can lock it out.
   */
  async function provePassword(phoneNumber: string, password: string, deviceId: string, address: string) {
    const { account, trusted } = await readCredentials(db, phoneNumber, deviceId);
    const tries: Try[] = trusted
      ? [['passwordOnTrusted', `${phoneNumber} ${deviceId}`]]
      : [
          ['addressFailure', address],
          ['passwordFromAddress', `${phoneNumber} ${address}`],
          ['passwordOfNumber', phoneNumber],
        ];
    const tried = await attempts.take(tries);
    const good = await isPassword(account?.passwordHash, password).catch(async (error: unknown) => {
      await tried.forgive();
      throw error;
    });
    if (!good || !account) throw wrongCredentials();
    await tried.forgive();
    return account;
  }

  /**
   * Signs in somebody who has proven to be this account: the account's first device is trusted, a trusted one needs
   * no code, any other one needs a code. Throws 400 wrongCredentials, 429.
   */
  async function enter(account: Proven, device: DeviceDescriptor, address: string): Promise<LoginResult> {
    const place = await inTransaction(db, async (tx) => {
      await lockProven(tx, account);
      const place = await session.startTrusted(tx, account.id, device);
      if (place) return place;
      const first = await maySignIn(tx, account.id, device.deviceId);
      return first ? session.start(tx, account.id, device) : undefined;
    });
    if (place) return { tokens: session.tokensOf(place) };
    const { id: accountId, phoneNumber } = account;
    const wanted = { purpose: 'newDevice', accountId, phoneNumber, device, byOwner: true } as const;
    const challenge = await challenges.ask(wanted, address, (tx) => lockProven(tx, account));
    return { challenge };
  }

  async function login(
    { phoneNumber, password, device }: Phone & { password: string },
    address: string,
  ): Promise<LoginResult> {
    const { id, passwordHash } = await provePassword(phoneNumber, password, device.deviceId, address);
    return enter({ id, phoneNumber, passwordHash }, device, address);
  }

  /** Signs in by a code alone, on a device that the account trusts. Others get the same answer, but no code. Throws 429. */
  async function startOtpSignIn({ phoneNumber, device }: Phone, address: string): Promise<OtpChallenge> {
    const { account, trusted } = await readCredentials(db, phoneNumber, device.deviceId);
    const accountId = trusted && account ? account.id : null;
    return challenges.ask({ purpose: 'signIn', accountId, phoneNumber, device, byOwner: trusted }, address);
  }

  return { enter, login, startOtpSignIn };
}
export type Enter = ReturnType<typeof signingIn>['enter'];
