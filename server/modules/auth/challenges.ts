import type { Services } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { attemptCounter, type Try } from './attempts.ts';
import type { Code } from './sql/codes.ts';
import { CODE_LIVES_MS, oneTimeCodes, RESEND_AFTER_MS, type WantedCode } from './codes.ts';
import { isTrustedDevice } from './devices.ts';

export interface OtpChallenge {
  otpId: string;
  phoneNumber: string;
  expiresInSeconds: number;
  resendAfterSeconds: number;
}

/** Ten thousand numbers in a row: toll fraud has messages sent to such a block at a company's cost. */
const blockOf = (phoneNumber: string) => phoneNumber.slice(0, 8);

const challengeOf = (otpId: string, phoneNumber: string): OtpChallenge => ({
  otpId,
  phoneNumber: `${phoneNumber.slice(0, 3)}${'•'.repeat(7)}${phoneNumber.slice(-2)}`,
  expiresInSeconds: CODE_LIVES_MS / 1000,
  resendAfterSeconds: RESEND_AFTER_MS / 1000,
});

/** Sending codes within their limits. `messageWaits` is called after a commit that left a message in the outbox. */
export function codeChallenges(services: Services, messageWaits: () => void) {
  const { db, clock } = services;
  const attempts = attemptCounter(services);
  const codes = oneTimeCodes(services);

  /**
   * Messages are reserved for proven owners of an account, so that requests by strangers cannot keep them from a code.
   * Blocks are limited only for registrations, which alone send to numbers without an account.
   */
  function limitsOf(
    { purpose, phoneNumber }: Pick<WantedCode, 'purpose' | 'phoneNumber'>,
    byOwner: boolean,
    address: string,
  ): Try[] {
    if (byOwner) return [['ownersMessage', phoneNumber]];
    const tries: Try[] = [
      ['message', phoneNumber],
      ['addressUnanswered', address],
    ];
    return purpose === 'registration' ? [...tries, ['blockUnanswered', blockOf(phoneNumber)]] : tries;
  }

  /**
   * `byOwner`: the caller gave the right password or has a trusted device. `stillEntitled` runs in the code's own
   * transaction and may throw. Throws 429.
   */
  async function ask(
    { byOwner, ...code }: Omit<WantedCode, 'at'> & { byOwner: boolean },
    address: string,
    stillEntitled?: (tx: Tx) => Promise<void>,
  ): Promise<OtpChallenge> {
    const at = clock.date();
    await attempts.take(limitsOf(code, byOwner, address), at);
    const otpId = await inTransaction(db, async (tx) => {
      await stillEntitled?.(tx);
      return codes.send(tx, { ...code, at });
    });
    messageWaits();
    return challengeOf(otpId, code.phoneNumber);
  }

  /** Throws 404, 409 otpUsed or otpLocked, 429. */
  async function resend(otpId: string, address: string): Promise<OtpChallenge> {
    const code = codes.requireResendable(await codes.find(otpId));
    const byOwner =
      code.purpose === 'newDevice' || (await isTrustedDevice(db, code.accountId, code.deviceId));
    const at = clock.date();
    const sent = await attempts.take(limitsOf(code, byOwner, address), at);
    try {
      await codes.resend(otpId, at);
    } catch (error) {
      await sent.forgive();
      throw error;
    }
    messageWaits();
    return challengeOf(otpId, code.phoneNumber);
  }

  /** A code was answered from that address, so it no longer counts as unanswered. */
  async function answered(
    { purpose, phoneNumber, sentAt }: Pick<Code, 'purpose' | 'phoneNumber' | 'sentAt'>,
    address: string,
  ): Promise<void> {
    if (purpose === 'newDevice') return;
    await attempts.forgive('addressUnanswered', address, sentAt);
    if (purpose === 'registration') await attempts.forgive('blockUnanswered', blockOf(phoneNumber), sentAt);
  }

  return { ask, resend, answered };
}
export type CodeChallenges = ReturnType<typeof codeChallenges>;
