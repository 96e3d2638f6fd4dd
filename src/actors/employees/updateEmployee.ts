import { fromPromise } from 'xstate';
import { canonicalUpdate } from '#domain/employee.ts';
import { recordOf, toUpdate, type EditRecord } from '#machines/flows/employees/employeeEdit/editForm.ts';
import type {
  EmployeeEditInput,
  UpdateEmployeeInput,
  UpdateOutcome,
} from '#machines/flows/employees/employeeEdit/employeeEditSetup.ts';
import { api } from '#src/session/client.ts';
import { unwrap, whole } from '#src/api/unwrap.ts';

export const loadRecord = fromPromise<EditRecord, EmployeeEditInput>(async ({ input, signal }) =>
  recordOf(await unwrap(api.GET('/employees/{id}', { params: { path: { id: input.id } }, signal }))),
);

/** A record that has changed comes with the refusal: it is an outcome, not a failure. */
export const updateEmployee = fromPromise<UpdateOutcome, UpdateEmployeeInput>(async ({ input, signal }) => {
  const { id, version, form, idempotencyKey } = input;
  const answer = api.PUT('/employees/{id}', {
    params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
    body: { version, ...canonicalUpdate(toUpdate(form)) },
    signal,
  });
  const current = await answer.then(
    ({ error }) => (error?.code === 'changedMeanwhile' ? whole(error.current) : undefined),
    () => undefined,
  );
  if (current) return { type: 'changedMeanwhile', record: recordOf(current) };
  return { type: 'saved', record: recordOf(await unwrap(answer)) };
});
