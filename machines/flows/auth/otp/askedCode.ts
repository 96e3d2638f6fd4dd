/** What the person is doing: it says how the code page speaks and where beginning anew leads. */
export type CodePurpose = 'newDevice' | 'signIn' | 'registration' | 'passwordRecovery';

/** A code was sent to the phone: `/auth/auth-otp/{otpId}`. */
export interface AskedCode {
  otpId: string;
  /** Masked. */
  phoneNumber: string;
  /** From when it may be sent again, epoch ms. */
  resendAt: number;
  purpose: CodePurpose;
}

/** What a good code opens when it does not sign in by itself; the ticket for it never passes through a machine. */
export type ProvedNext = 'completeRegistration' | 'completePasswordRecovery';
