import createClient from 'openapi-fetch';
import { fromPromise } from 'xstate';
import type { GateCode, GateScreenInput } from '#machines/flows/attendance/gateScreen/gateScreenMachine.ts';
import type { paths } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { gateTokens } from './gateTokens.ts';

/** Plain calls without a session: a gate's screen keeps working after the employer who paired it has signed out. */
const gateApi = createClient<paths>({ baseUrl: '/api' });

export const getGateCode = fromPromise<GateCode, GateScreenInput>(async ({ input: { gateId }, signal }) => {
  const token = (await gateTokens.read(gateId)) ?? '';
  return unwrap(
    gateApi.GET('/organization/gates/{gateId}/code', {
      params: { path: { gateId } },
      headers: { Authorization: `Bearer ${token}` },
      signal,
    }),
  );
});
