import { fromPromise } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { ApiFailure, unwrap } from '#src/api/unwrap.ts';

const key = 'identityTicket';

/** Stored per tab: what a provider proved, until the person has signed in by phone. */
export async function keepTicket({ identityTicket }: components['schemas']['IdentityTicket']): Promise<void> {
  sessionStorage.setItem(key, identityTicket);
  await import('./identityLinking.ts');
}

/** A ticket that the server refuses will not work later either; one without an answer may. */
export const linkIdentity = fromPromise<boolean, void>(async ({ signal }) => {
  const identityTicket = sessionStorage.getItem(key);
  if (identityTicket === null) return false;
  try {
    await unwrap(api.POST('/account/identities', { body: { identityTicket }, signal }));
  } catch (error) {
    if (error instanceof ApiFailure && isFinal(error)) sessionStorage.removeItem(key);
    throw error;
  }
  sessionStorage.removeItem(key);
  return true;
});

const isFinal = ({ failure }: ApiFailure) => failure.kind === 'problem' && failure.status < 500;
