import * as v from 'valibot';
import { mapPrinted } from '#domain/fields/printedFields.ts';
import { chosenStatuses } from '#domain/employee.ts';
import type { EditDraft } from '#machines/flows/employees/employeeEdit/editDraft.ts';
import type { EmployeeEditInput } from '#machines/flows/employees/employeeEdit/employeeEditSetup.ts';
import { draftActors, storedAmount, storedDay } from '../shared/draftActors.ts';

const form = v.strictObject({
  lastName: v.string(),
  firstName: v.string(),
  passportSerialNumber: v.string(),
  pinfl: v.string(),
  phoneNumber: v.string(),
  /** Never stored (product §8). */
  cardNumber: v.literal(''),
  salary: storedAmount,
  salaryFrom: v.nullable(storedDay),
  chosenStatus: v.picklist(chosenStatuses),
  firstDay: v.nullable(storedDay),
  ...mapPrinted(() => v.optional(v.string(), '')),
  accountCredit: v.string(),
  ownBalanceLimit: storedAmount,
  ownBalanceLimitFrom: v.nullable(storedDay),
  unitId: v.nullable(v.string()),
});

export const { loadDraft, keepDraft, draftKeeper } = draftActors<EditDraft, EmployeeEditInput>({
  form: ({ id }) => `employeeEdit/${id}`,
  schema: v.strictObject({
    base: v.strictObject({
      version: v.number(),
      name: v.string(),
      joined: v.boolean(),
      card: v.strictObject({
        id: v.string(),
        first4: v.string(),
        last4: v.string(),
        brand: v.picklist(['uzcard', 'humo', 'unknown']),
      }),
      today: storedDay,
      earliest: storedDay,
      form,
    }),
    form,
    sent: v.nullable(v.strictObject({ key: v.string(), form })),
  }),
});
