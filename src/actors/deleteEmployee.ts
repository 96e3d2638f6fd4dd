import { fromPromise } from 'xstate';
import type {
  DeleteEmployeeInput,
  DeleteOutcome,
} from '#machines/flows/employeeDelete/employeeDeleteMachine.ts';
import { api } from '../api/client.ts';
import { unwrap } from '../api/unwrap.ts';

export const deleteEmployee = fromPromise<DeleteOutcome, DeleteEmployeeInput>(async ({ input, signal }) => {
  const { outcome } = await unwrap(
    api.DELETE('/employees/{id}', {
      params: { path: { id: input.id }, header: { 'Idempotency-Key': input.idempotencyKey } },
      signal,
    }),
  );
  return outcome;
});
