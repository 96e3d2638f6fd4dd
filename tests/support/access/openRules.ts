import type { AccessRule } from './rule.ts';

/** Anybody may call the operation; an id in the request is itself the secret. */
export const openToAll = (...free: string[]): AccessRule => ({ free });

/** Rules of the operations that need no session. */
export const openRules = {
  getHealth: openToAll(),
  login: openToAll(),
  startRegistration: openToAll(),
  completeRegistration: openToAll(),
  startPasswordRecovery: openToAll(),
  completePasswordRecovery: openToAll(),
  startOtpSignIn: openToAll(),
  verifyOtp: openToAll('otpId'),
  resendOtp: openToAll('otpId'),
  refreshToken: openToAll(),
  signInWithGoogle: openToAll(),
  signInWithTelegram: openToAll(),
  startTelegramBotSignIn: openToAll(),
  getTelegramBotSignIn: openToAll('signInId'),
} satisfies Record<string, AccessRule>;
