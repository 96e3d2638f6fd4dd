import createClient from 'openapi-fetch';
import type { paths } from '#openapi/generated/contract.d.ts';
import { callerIds } from '../runtime/device.ts';
import { session } from './session.ts';
import { authFetch } from './authFetch.ts';

export { publicApi } from '../api/publicClient.ts';

/** The contract as typed calls, for a signed-in user. */
export const api = createClient<paths>({
  baseUrl: '/api',
  fetch: authFetch(session, { ids: callerIds }),
});
