import { fromPromise } from 'xstate';
import type { GateCode, GateScreenInput } from '#machines/flows/time/gateScreen/gateScreenMachine.ts';
import { publicApi } from '#src/api/publicClient.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { gateTokens } from './gateTokens.ts';

/** Without a session: a gate's screen keeps working after the employer who paired it has signed out. */
export const getGateCode = fromPromise<GateCode, GateScreenInput>(async ({ input: { gateId }, signal }) => {
  const token = (await gateTokens.read(gateId)) ?? '';
  return unwrap(
    publicApi.GET('/organization/gates/{gateId}/code', {
      params: { path: { gateId } },
      headers: { Authorization: `Bearer ${token}` },
      signal,
    }),
  );
});
