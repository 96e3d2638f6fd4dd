import type { Services } from '../../context.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { SignedIn } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { attemptCounter, type Try } from './attempts.ts';
import { codeChallenges } from './challenges.ts';
import { oneTimeCodes } from './codes.ts';
import { isTrustedDevice } from './devices.ts';
import { newPasswords, type PasswordTicket } from './newPasswords.ts';
import { passwordChanger } from './passwordChange.ts';
import { sessions, type Tokens, type WarnNewDevice } from './sessions.ts';
import { signingIn } from './signIn.ts';
import type { DeviceDescriptor } from './sql/deviceDescriptor.ts';
import { endSession } from './sql/sessions.ts';

export type VerifyResult = { tokens: Tokens } | { ticket: PasswordTicket };

interface Surroundings {
  /** Called after a commit that left a message in the outbox. */
  messageWaits: () => void;
  warnNewDevice: WarnNewDevice;
}

export function authService(services: Services, { messageWaits, warnNewDevice }: Surroundings) {
  const { db, clock } = services;
  const attempts = attemptCounter(services);
  const codes = oneTimeCodes(services);
  const session = sessions(services, warnNewDevice);
  const challenges = codeChallenges(services, messageWaits);
  const { enter, login, startOtpSignIn } = signingIn(services, session, challenges);
  const { issue, ...passwords } = newPasswords(services, session, challenges);

  /** Throws 404, 400 wrongCode, 409 otpUsed, otpLocked or otpExpired, 429. */
  async function verifyOtp(
    otpId: string,
    { code: given, device }: { code: string; device: DeviceDescriptor },
    address: string,
  ): Promise<VerifyResult> {
    const known = await codes.find(otpId);
    const fromAddress: Try = ['addressFailure', address];
    if (!known) {
      await attempts.take([fromAddress]);
      throw notFound();
    }
    const { phoneNumber, accountId, deviceId } = known;
    const trusted = deviceId === device.deviceId && (await isTrustedDevice(db, accountId, deviceId));
    const tried = await attempts.take(
      trusted
        ? [['codeOnTrusted', `${phoneNumber} ${deviceId}`]]
        : [fromAddress, ['codeFromAddress', `${phoneNumber} ${address}`]],
    );
    const result = await codes.spend(known, device.deviceId, given, async (tx, code, holder) => {
      if (code.purpose === 'registration' || code.purpose === 'passwordRecovery')
        return { ticket: await issue(tx, { phoneNumber, accountId: holder ?? null, deviceId }) };
      return { place: await session.admit(tx, code.accountId ?? '', device) };
    });
    await tried.forgive();
    if (!trusted) await challenges.answered(known, address);
    return 'place' in result ? { tokens: session.tokensOf(result.place) } : result;
  }

  const logout = ({ sessionId }: SignedIn) =>
    inTransaction(db, (tx) => endSession(tx, sessionId, 'logout', clock.date()));

  return {
    login,
    enter,
    startOtpSignIn,
    ...passwords,
    changePassword: passwordChanger(services),
    verifyOtp,
    resendOtp: challenges.resend,
    refresh: session.refresh,
    logout,
  };
}
export type AuthService = ReturnType<typeof authService>;
