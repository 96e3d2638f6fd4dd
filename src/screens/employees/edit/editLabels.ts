import type { EditField } from '#machines/flows/employees/employeeEdit/editForm.ts';
import { mapPrinted } from '#domain/fields/printedFields.ts';
import { useText } from '#src/i18n/useText.ts';

/** The label of each field of a record, in the form, side by side and in its history. */
export function useEditLabels(): Record<EditField, string> {
  const t = useText('employees');
  const record = useText('employeeRecord');
  const lists = useText('lists');
  return {
    lastName: t('lastName'),
    firstName: t('firstName'),
    passportSerialNumber: t('passport'),
    pinfl: t('pinfl'),
    phoneNumber: t('phone'),
    cardNumber: t('card'),
    accountCredit: record('accountCredit'),
    salary: t('salary'),
    salaryFrom: record('salaryFrom'),
    ownBalanceLimit: record('balanceLimit'),
    ownBalanceLimitFrom: record('limitFrom'),
    chosenStatus: record('chosenStatus'),
    firstDay: t('firstDay'),
    ...mapPrinted((field) => t(field)),
    unitId: lists('unit'),
  };
}
