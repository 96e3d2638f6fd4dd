import type { AskedCode } from '#machines/flows/auth/otp/askedCode.ts';

/**
 * What signing in by a provider came to: the session is there, a code was asked for, or nobody is linked yet. The ticket
 * of the last never passes through a machine.
 */
export type ProviderOutcome =
  { kind: 'signedIn' } | { kind: 'codeAsked'; asked: AskedCode } | { kind: 'unlinked'; displayName: string };
