import { fromPromise } from 'xstate';
import type { ResolveMismatchInput } from '#machines/flows/employees/mismatch/mismatchMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const resolveMismatch = fromPromise<void, ResolveMismatchInput>(async ({ input, signal }) => {
  const { subject, form, idempotencyKey } = input;
  const { id, version } = subject;
  await unwrap(
    api.POST('/employees/{id}/mismatch', {
      params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
      body: { version, ...form },
      signal,
    }),
  );
});
