import { fromPromise } from 'xstate';
import { canonicalUpdate } from '#domain/employee.ts';
import { recordOf, toUpdate, type EditRecord } from '#machines/flows/employees/employeeEdit/editForm.ts';
import type {
  EmployeeEditInput,
  PreviewTermsInput,
  TermsEffect,
  UpdateEmployeeInput,
  UpdateOutcome,
} from '#machines/flows/employees/employeeEdit/employeeEditSetup.ts';
import { api } from '#src/session/client.ts';
import { unwrap, whole } from '#src/api/unwrap.ts';
import { getEmployee } from './getEmployee.ts';

export const loadRecord = fromPromise<EditRecord, EmployeeEditInput>(async ({ input, signal }) =>
  recordOf(await getEmployee(input.id, signal)),
);

export const previewTerms = fromPromise<TermsEffect, PreviewTermsInput>(({ input, signal }) => {
  const { id, ...body } = input;
  return unwrap(api.POST('/employees/{id}/terms/effect', { params: { path: { id } }, body, signal }));
});

/** The refusal carries the changed record, so it is an outcome and not a failure. */
export const updateEmployee = fromPromise<UpdateOutcome, UpdateEmployeeInput>(async ({ input, signal }) => {
  const { id, version, form, moved, idempotencyKey } = input;
  const { unitId, firstDay, ...fields } = canonicalUpdate(toUpdate(form));
  const answer = api.PUT('/employees/{id}', {
    params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
    body: {
      version,
      ...fields,
      ...(moved.unit && { unitId: unitId ?? null }),
      ...(moved.firstDay && { firstDay }),
    },
    signal,
  });
  const current = await answer.then(
    ({ error }) => (error?.code === 'changedMeanwhile' ? whole(error.current) : undefined),
    () => undefined,
  );
  if (current) return { type: 'changedMeanwhile', record: recordOf(current) };
  return { type: 'saved', record: recordOf(await unwrap(answer)) };
});
