import type { AskedCode } from '#machines/flows/auth/otp/askedCode.ts';

/**
 * Outcome of signing in with a provider: signed in, a code is required, or the identity is not linked yet. The ticket
 * for linking never passes through a machine.
 */
export type ProviderOutcome =
  { kind: 'signedIn' } | { kind: 'codeAsked'; asked: AskedCode } | { kind: 'unlinked'; displayName: string };
