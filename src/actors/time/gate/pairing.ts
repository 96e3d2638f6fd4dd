import { fromPromise } from 'xstate';
import type { GateScreenInput } from '#machines/flows/time/gateScreen/gateScreenMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { gateTokens } from './gateTokens.ts';

export const readPairing = fromPromise<boolean, GateScreenInput>(
  async ({ input }) => (await gateTokens.read(input.gateId)) !== undefined,
);

export const pairGate = fromPromise<void, { gateId: string; idempotencyKey: string }>(
  async ({ input: { gateId, idempotencyKey }, signal }) => {
    const { gateToken } = await unwrap(
      api.POST('/organization/gates/{gateId}/pair', {
        params: { path: { gateId }, header: { 'Idempotency-Key': idempotencyKey } },
        signal,
      }),
    );
    await gateTokens.keep(gateId, gateToken);
  },
);

export const forgetPairing = fromPromise<void, GateScreenInput>(({ input }) =>
  gateTokens.forget(input.gateId),
);
