import { canonicalUpdate, employeeUpdateSchema, type EmployeeUpdate } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Failure } from '#machines/support/failure.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type EmployeeDetails = components['schemas']['EmployeeDetails'];

/** The fields as typed: money in tiyin, empty strings where the record has no value. */
export interface EditForm {
  lastName: string;
  firstName: string;
  passportSerialNumber: string;
  pinfl: string;
  phoneNumber: string;
  /** A new card number; empty to keep the card. */
  cardNumber: string;
  salary: Tiyin | null;
  chosenStatus: EmployeeUpdate['chosenStatus'];
  accountCredit: string;
  ownBalanceLimit: Tiyin | null;
}
export type EditField = keyof EditForm;
export type EditErrors = Partial<Record<EditField, string>>;
export type EditChange = { [F in EditField]: { field: F; value: EditForm[F] } }[EditField];

/** A record being edited: its fields, and what the form only displays. */
export interface EditRecord {
  version: number;
  name: string;
  /** An account has joined, so the PINFL is the account's. */
  joined: boolean;
  card: EmployeeDetails['card'];
  form: EditForm;
}

export const recordOf = (details: EmployeeDetails): EditRecord => ({
  version: details.version,
  name: details.fullName,
  joined: details.registered,
  card: details.card,
  form: {
    lastName: details.lastName,
    firstName: details.firstName,
    passportSerialNumber: details.passportSerialNumber,
    pinfl: details.pinfl,
    phoneNumber: details.phoneNumber,
    cardNumber: '',
    salary: details.salary,
    chosenStatus: details.chosenStatus,
    accountCredit: details.accountCredit ?? '',
    ownBalanceLimit: details.ownBalanceLimit,
  },
});

export const editFields = [
  'lastName',
  'firstName',
  'passportSerialNumber',
  'pinfl',
  'phoneNumber',
  'cardNumber',
  'accountCredit',
  'salary',
  'ownBalanceLimit',
  'chosenStatus',
] as const satisfies EditField[];

/** The form as the validation rules and the contract expect it. */
export const toUpdate = (form: EditForm) => ({
  ...form,
  cardNumber: form.cardNumber === '' ? null : form.cardNumber,
  accountCredit: form.accountCredit === '' ? null : form.accountCredit,
});

export const editErrors = (form: EditForm): EditErrors => fieldErrors(employeeUpdateSchema, toUpdate(form));

/** A valid form with normalised fields, so that it can be compared with a record. */
export function tidied(form: EditForm): EditForm {
  const { cardNumber, accountCredit, ...rest } = canonicalUpdate(toUpdate(form));
  return { ...rest, cardNumber: cardNumber ?? '', accountCredit: accountCredit ?? '' };
}

const changedFields = (from: EditForm, to: EditForm): EditField[] =>
  editFields.filter((field) => from[field] !== to[field]);

export const isSameForm = (from: EditForm, to: EditForm): boolean => changedFields(from, to).length === 0;

/** The server's field errors that belong to fields of this form. */
export function refusedFields(failure: Failure): EditErrors {
  if (failure.kind !== 'problem') return {};
  const known = editFields.map((field) => [field, failure.fields[field]] as const);
  return Object.fromEntries(known.filter(([, code]) => code !== undefined));
}
