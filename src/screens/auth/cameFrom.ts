import type { CodePurpose } from '#machines/flows/auth/otp/askedCode.ts';

/** What goes from screen to screen in the browser's history entry: it survives a reload and stays on the device. */
export interface CameFrom {
  /** The phone number as it was given, so that a password manager keeps the password under it. */
  typed?: string | undefined;
  purpose?: CodePurpose | undefined;
}
