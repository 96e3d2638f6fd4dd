import { canonicalUpdate, employeeUpdateSchema, type EmployeeUpdate } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import type { Failure } from '#machines/support/failure.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type EmployeeDetails = components['schemas']['EmployeeDetails'];

/** What the fields hold, as typed: money in tiyin, empty texts where the record has nothing. */
export interface EditForm {
  lastName: string;
  firstName: string;
  passportSerialNumber: string;
  pinfl: string;
  phoneNumber: string;
  /** A new card; empty while the card stays. */
  cardNumber: string;
  salary: number | null;
  chosenStatus: EmployeeUpdate['chosenStatus'];
  accountCredit: string;
  ownBalanceLimit: number | null;
}
export type EditField = keyof EditForm;
export type EditErrors = Partial<Record<EditField, string>>;
export type EditChange = { [F in EditField]: { field: F; value: EditForm[F] } }[EditField];

/** A record as it is edited: its fields, and what of it the form only shows. */
export interface EditRecord {
  version: number;
  name: string;
  /** Its account is joined: the PINFL is the account's. */
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

/** The form as the rules judge it and the contract takes it. */
export const toUpdate = (form: EditForm) => ({
  ...form,
  cardNumber: form.cardNumber === '' ? null : form.cardNumber,
  accountCredit: form.accountCredit === '' ? null : form.accountCredit,
});

export const editErrors = (form: EditForm): EditErrors => fieldErrors(employeeUpdateSchema, toUpdate(form));

/** A form without errors, each field as the rules write it: only so can it be compared with a record. */
export function tidied(form: EditForm): EditForm {
  const { cardNumber, accountCredit, ...rest } = canonicalUpdate(toUpdate(form));
  return { ...rest, cardNumber: cardNumber ?? '', accountCredit: accountCredit ?? '' };
}

export const changedFields = (from: EditForm, to: EditForm): EditField[] =>
  editFields.filter((field) => from[field] !== to[field]);

export const isSameForm = (from: EditForm, to: EditForm): boolean => changedFields(from, to).length === 0;

/** Fields among those that the server found fault with. */
export function refusedFields(failure: Failure): EditErrors {
  if (failure.kind !== 'problem') return {};
  const known = editFields.map((field) => [field, failure.fields[field]] as const);
  return Object.fromEntries(known.filter(([, code]) => code !== undefined));
}
