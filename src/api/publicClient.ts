import createClient from 'openapi-fetch';
import type { paths } from '#openapi/generated/contract.d.ts';
import { callerIds } from '../runtime/device.ts';
import { addHeaders, send } from './send.ts';

/** Calls that need no session and never start a refresh: signing in, refreshing, health, a gate's screen. */
export const publicApi = createClient<paths>({
  baseUrl: '/api',
  fetch: (request) => send(addHeaders(request, callerIds)),
});
