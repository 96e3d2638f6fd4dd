import { fromPromise } from 'xstate';
import type {
  LinkedIdentity,
  Provider,
} from '#machines/flows/account/linkedIdentities/linkedIdentitiesMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const loadIdentities = fromPromise<LinkedIdentity[], void>(async ({ signal }) => {
  const { items } = await unwrap(api.GET('/account/identities', { signal }));
  return items;
});

export const unlink = fromPromise<void, { provider: Provider }>(async ({ input, signal }) => {
  const params = { path: { provider: input.provider } };
  await unwrap(api.DELETE('/account/identities/{provider}', { params, signal }));
});
