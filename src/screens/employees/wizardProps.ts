import type { EmployeeCreationEvent } from '#machines/flows/employees/employeeCreation/employeeCreationSetup.ts';
import type {
  EmployeeField,
  EmployeeForm,
  FieldErrors,
} from '#machines/flows/employees/employeeCreation/employeeForm.ts';
import { mapPrinted } from '#domain/fields/printedFields.ts';
import { useText } from '#src/i18n/useText.ts';

export interface StepProps {
  form: EmployeeForm;
  errors: FieldErrors;
  /** True while the form is being sent: nothing can be changed. */
  locked: boolean;
  send: (event: EmployeeCreationEvent) => void;
}

export function useFieldLabels(): Record<EmployeeField, string> {
  const t = useText('employees');
  const lists = useText('lists');
  const schedules = useText('schedules');
  return {
    firstName: t('firstName'),
    lastName: t('lastName'),
    passportSerialNumber: t('passport'),
    pinfl: t('pinfl'),
    phoneNumber: t('phone'),
    cardNumber: t('card'),
    salary: t('salary'),
    status: t('wizard.chosenStatus'),
    firstDay: t('firstDay'),
    ...mapPrinted((field) => t(field)),
    unitId: lists('unit'),
    scheduleId: schedules('schedule'),
  };
}
