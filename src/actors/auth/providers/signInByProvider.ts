import type { components } from '#openapi/generated/contract.d.ts';
import type { ProviderOutcome } from '#machines/support/providerOutcome.ts';
import { askedFrom } from '../askCode.ts';
import { openSession } from '#src/session/openSession.ts';
import { keepTicket } from './identityTicket.ts';

type Schemas = components['schemas'];

/** Puts what the server answered where it belongs, and says in plain data what it was. */
export async function outcomeOf(
  answer: Schemas['Tokens'] | Schemas['OtpChallenge'] | Schemas['IdentityTicket'],
): Promise<ProviderOutcome> {
  if ('otpId' in answer) return { kind: 'codeAsked', asked: askedFrom(answer, 'newDevice') };
  if ('identityTicket' in answer) {
    await keepTicket(answer);
    return { kind: 'unlinked', displayName: answer.displayName };
  }
  await openSession(answer);
  return { kind: 'signedIn' };
}
