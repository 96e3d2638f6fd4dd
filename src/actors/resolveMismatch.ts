import { fromPromise } from 'xstate';
import type { ResolveMismatchInput } from '#machines/flows/mismatch/mismatchMachine.ts';
import { api } from '../api/client.ts';
import { unwrap } from '../api/unwrap.ts';

export const resolveMismatch = fromPromise<void, ResolveMismatchInput>(async ({ input, signal }) => {
  const { id, version, form, idempotencyKey } = input;
  await unwrap(
    api.POST('/employees/{id}/mismatch', {
      params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
      body: { version, ...form },
      signal,
    }),
  );
});
