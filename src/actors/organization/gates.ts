import { fromPromise } from 'xstate';
import type { EndGateInput } from '#machines/flows/organization/gateEnding/gateEndingMachine.ts';
import type { NameGateInput } from '#machines/flows/organization/gateNaming/gateNamingMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

type Schemas = components['schemas'];

export const loadGates = fromPromise<Schemas['GateOverview'], void>(({ signal }) =>
  unwrap(api.GET('/organization/gate-overview', { signal })),
);

/** What is printed for the gate. */
export const loadPrinted = fromPromise<Schemas['PrintedCode'], string>(({ input: gateId, signal }) =>
  unwrap(api.GET('/organization/gates/{gateId}/printed', { params: { path: { gateId } }, signal })),
);

export const nameGate = fromPromise<Schemas['Gate'], NameGateInput>(
  ({ input: { subject, form, idempotencyKey }, signal }) => {
    const header = { 'Idempotency-Key': idempotencyKey };
    return subject.kind === 'rename'
      ? unwrap(
          api.PUT('/organization/gates/{gateId}', {
            params: { path: { gateId: subject.id }, header },
            body: form,
            signal,
          }),
        )
      : unwrap(
          api.POST('/organization/gates', {
            params: { header },
            body: { ...form, static: subject.kind === 'printed' },
            signal,
          }),
        );
  },
);

export const endGate = fromPromise<void, EndGateInput>(async ({ input, signal }) => {
  const { act, gate } = input.subject;
  const call = {
    params: { path: { gateId: gate.id }, header: { 'Idempotency-Key': input.idempotencyKey } },
    signal,
  };
  await unwrap(
    act === 'close'
      ? api.POST('/organization/gates/{gateId}/close', call)
      : api.POST('/organization/gates/{gateId}/revoke', call),
  );
});
