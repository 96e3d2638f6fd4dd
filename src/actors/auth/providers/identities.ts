import { fromPromise } from 'xstate';
import type { UnlinkInput } from '#machines/flows/account/identityUnlinking/identityUnlinkingMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export type LinkedIdentity = components['schemas']['Identity'];

export const loadIdentities = fromPromise<LinkedIdentity[], void>(async ({ signal }) => {
  const { items } = await unwrap(api.GET('/account/identities', { signal }));
  return items;
});

export const unlink = fromPromise<void, UnlinkInput>(async ({ input, signal }) => {
  const params = { path: { provider: input.subject.provider } };
  await unwrap(api.DELETE('/account/identities/{provider}', { params, signal }));
});
