import { fromPromise } from 'xstate';
import type {
  DeleteEmployeeInput,
  DeleteOutcome,
} from '#machines/flows/employees/employeeDelete/employeeDeleteMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const deleteEmployee = fromPromise<DeleteOutcome, DeleteEmployeeInput>(async ({ input, signal }) => {
  const { outcome } = await unwrap(
    api.DELETE('/employees/{id}', {
      params: { path: { id: input.subject.id }, header: { 'Idempotency-Key': input.idempotencyKey } },
      signal,
    }),
  );
  return outcome;
});
