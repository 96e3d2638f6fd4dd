import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { newEmployeeSchema } from '#domain/employee.ts';
import type {
  CreateEmployeeInput,
  Employee,
} from '#machines/flows/employees/employeeCreation/employeeCreationSetup.ts';
import { toSend } from '#machines/flows/employees/employeeCreation/employeeForm.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

/** Hires with the form's key; fields are sent normalised, not as typed. */
export const createEmployee = fromPromise<Employee, CreateEmployeeInput>(({ input, signal }) =>
  unwrap(
    api.POST('/employees', {
      params: { header: { 'Idempotency-Key': input.idempotencyKey } },
      body: v.parse(newEmployeeSchema, toSend(input.form)),
      signal,
    }),
  ),
);
