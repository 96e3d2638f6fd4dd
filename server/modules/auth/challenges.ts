import type { Services } from '../../context.ts';
import type { Tx } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { attemptCounter, type Try } from './attempts.ts';
import { CODE_LIVES_MS, oneTimeCodes, RESEND_AFTER_MS, type WantedCode } from './codes.ts';
import { isTrustedDevice } from './devices.ts';

export interface OtpChallenge {
  otpId: string;
  phoneNumber: string;
  expiresInSeconds: number;
  resendAfterSeconds: number;
}

/** Ten thousand numbers in a row: who has messages sent at a company's cost uses such a block (toll fraud). */
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

  /** A device the account trusts has its own budget, so that no stranger's asking keeps its owner from a code. */
  const sends = (phoneNumber: string, deviceId: string, address: string, trusted: boolean): Try[] =>
    trusted
      ? [['codeSent', `${phoneNumber} ${deviceId}`]]
      : [
          ['codeSent', phoneNumber],
          ['addressUnanswered', address],
          ['blockUnanswered', blockOf(phoneNumber)],
        ];

  /** `entitled` runs in the code's own transaction and may throw. Throws 429. */
  async function ask(
    wanted: Omit<WantedCode, 'at'> & { trusted: boolean },
    address: string,
    entitled?: (tx: Tx) => Promise<void>,
  ): Promise<OtpChallenge> {
    const { trusted, ...code } = wanted;
    const at = clock.date();
    await attempts.take(sends(code.phoneNumber, code.device.deviceId, address, trusted), at);
    const otpId = await inTransaction(db, async (tx) => {
      await entitled?.(tx);
      return codes.send(tx, { ...code, at });
    });
    messageWaits();
    return challengeOf(otpId, code.phoneNumber);
  }

  /** Throws 404, 409 otpUsed or otpLocked, 429. */
  async function resend(otpId: string, address: string): Promise<OtpChallenge> {
    const { phoneNumber, accountId, deviceId } = codes.resendable(await codes.find(otpId));
    const trusted = await isTrustedDevice(db, accountId, deviceId);
    const at = clock.date();
    const sent = await attempts.take(sends(phoneNumber, deviceId, address, trusted), at);
    try {
      await codes.resend(otpId, at);
    } catch (error) {
      await sent.forgive();
      throw error;
    }
    messageWaits();
    return challengeOf(otpId, phoneNumber);
  }

  /** The code sent then was answered from that address: it is not counted as unanswered any more. */
  async function answered(phoneNumber: string, sentAt: Date, address: string): Promise<void> {
    await attempts.forgive('addressUnanswered', address, sentAt);
    await attempts.forgive('blockUnanswered', blockOf(phoneNumber), sentAt);
  }

  return { ask, resend, answered };
}
export type CodeChallenges = ReturnType<typeof codeChallenges>;
