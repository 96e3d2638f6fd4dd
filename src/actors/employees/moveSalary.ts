import { fromPromise } from 'xstate';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { MoveSalaryInput } from '#machines/flows/employees/salaryMoving/salaryMovingMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export const moveSalary = fromPromise<void, MoveSalaryInput>(async ({ input, signal }) => {
  const { id, version, validFrom } = input.subject;
  await unwrap(
    api.POST('/employees/{id}/salary/move', {
      params: { path: { id }, header: { 'Idempotency-Key': input.idempotencyKey } },
      body: { version, validFrom, to: input.form.to as CompanyDate },
      signal,
    }),
  );
});
