import type { CodePurpose } from '#machines/flows/auth/otp/askedCode.ts';

/** State passed between screens in the browser's history entry: it survives a reload and stays on the device. */
export interface CameFrom {
  /** The phone number as entered, so that a password manager stores the password with it. */
  typed?: string | undefined;
  purpose?: CodePurpose | undefined;
  /** How many steps of the wizard lie before this entry (src/actors/shared/stepHistory.ts). */
  step?: number | undefined;
}
