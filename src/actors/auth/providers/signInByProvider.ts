import type { components } from '#openapi/generated/contract.d.ts';
import type { ProviderOutcome } from '#machines/support/providerOutcome.ts';
import { toAskedCode } from '../askCode.ts';
import { openSession } from '#src/session/openSession.ts';
import { keepTicket } from './identityTicket.ts';

type Schemas = components['schemas'];

/** Stores what the server answered and returns the outcome as plain data. */
export async function acceptAnswer(
  answer: Schemas['Tokens'] | Schemas['OtpChallenge'] | Schemas['IdentityTicket'],
): Promise<ProviderOutcome> {
  if ('otpId' in answer) return { kind: 'codeAsked', asked: toAskedCode(answer, 'newDevice') };
  if ('identityTicket' in answer) {
    await keepTicket(answer);
    return { kind: 'unlinked', displayName: answer.displayName };
  }
  await openSession(answer);
  return { kind: 'signedIn' };
}
