/** The purpose of the code, which decides the page's texts and where starting over leads. */
export type CodePurpose = 'newDevice' | 'signIn' | 'registration' | 'passwordRecovery';

/** A code was sent to the phone: `/auth/auth-otp/{otpId}`. */
export interface AskedCode {
  otpId: string;
  /** Masked. */
  phoneNumber: string;
  /** When it may be sent again, epoch ms. */
  resendAt: number;
  purpose: CodePurpose;
}

/** What a correct code allows when it does not sign in by itself. The ticket never passes through a machine. */
export type ProvedNext = 'completeRegistration' | 'completePasswordRecovery';
