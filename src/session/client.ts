import createClient from 'openapi-fetch';
import type { paths } from '#openapi/generated/contract.d.ts';
import { callerIds } from '../runtime/device.ts';
import { session } from './session.ts';
import { authFetch } from './authFetch.ts';
import { announceRefusal } from './refusals.ts';

const call = authFetch(session, { ids: callerIds });

/** The contract as typed calls, for a signed-in user. */
export const api = createClient<paths>({
  baseUrl: '/api',
  fetch: async (request) => {
    const answer = await call(request);
    if (answer.status === 403) void announceRefusal(answer.clone());
    return answer;
  },
});
