import * as v from 'valibot';
import { mapPrinted } from '#domain/fields/printedFields.ts';
import { chosenStatuses } from '#domain/employee.ts';
import type { EmployeeCreationInput } from '#machines/flows/employees/employeeCreation/employeeCreationSetup.ts';
import type { EmployeeDraft } from '#machines/flows/employees/employeeCreation/employeeForm.ts';
import { draftActors, storedAmount, storedDay } from '../shared/draftActors.ts';

const fields = v.strictObject({
  firstName: v.string(),
  lastName: v.string(),
  passportSerialNumber: v.string(),
  pinfl: v.string(),
  phoneNumber: v.string(),
  salary: storedAmount,
  status: v.picklist(chosenStatuses),
  firstDay: v.nullable(storedDay),
  ...mapPrinted(() => v.optional(v.string(), '')),
  unitId: v.nullable(v.string()),
  scheduleId: v.optional(v.nullable(v.string()), null),
});

export const { loadDraft, keepDraft, draftKeeper } = draftActors<EmployeeDraft, EmployeeCreationInput>({
  form: () => 'employeeCreation',
  schema: v.strictObject({
    step: v.picklist(['identity', 'terms']),
    form: fields,
    sent: v.nullable(v.strictObject({ key: v.string(), form: fields })),
  }),
});
