import { fromPromise } from 'xstate';
import type { CloseUnitInput } from '#machines/flows/organization/unitClosing/unitClosingMachine.ts';
import type { NameUnitInput, Unit } from '#machines/flows/organization/unitNaming/unitNamingMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export const loadUnits = fromPromise<Unit[], void>(
  async ({ signal }) => (await unwrap(api.GET('/organization/units', { signal }))).items,
);

export const nameUnit = fromPromise<Unit, NameUnitInput>(
  ({ input: { subject, form, idempotencyKey }, signal }) => {
    const header = { 'Idempotency-Key': idempotencyKey };
    return subject === 'new'
      ? unwrap(api.POST('/organization/units', { params: { header }, body: form, signal }))
      : unwrap(
          api.PUT('/organization/units/{id}', {
            params: { path: { id: subject.id }, header },
            body: form,
            signal,
          }),
        );
  },
);

export const closeUnit = fromPromise<Unit, CloseUnitInput>(({ input, signal }) =>
  unwrap(
    api.POST('/organization/units/{id}/close', {
      params: { path: { id: input.subject.id }, header: { 'Idempotency-Key': input.idempotencyKey } },
      signal,
    }),
  ),
);
