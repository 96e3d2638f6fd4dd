import { canonicalUpdate, employeeUpdateSchema, type EmployeeUpdate } from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { mapPrinted, positionFields, type PrintedField } from '#domain/fields/printedFields.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Failure } from '#machines/support/failure.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type EmployeeDetails = components['schemas']['EmployeeDetails'];

/** The fields as typed: money in tiyin, empty strings where the record has no value. */
export interface EditForm extends Record<PrintedField, string> {
  lastName: string;
  firstName: string;
  passportSerialNumber: string;
  pinfl: string;
  phoneNumber: string;
  /** A new card number; empty to keep the card. */
  cardNumber: string;
  salary: Tiyin | null;
  /** The first day of a changed salary; null while the salary is the record's or its day is empty. */
  salaryFrom: CompanyDate | null;
  chosenStatus: EmployeeUpdate['chosenStatus'];
  /** The first working day; null for a person who begins with the registration. */
  firstDay: CompanyDate | null;
  accountCredit: string;
  ownBalanceLimit: Tiyin | null;
  /** The first day of a changed limit, like `salaryFrom`. */
  ownBalanceLimitFrom: CompanyDate | null;
  /** Today's unit; null for none. */
  unitId: string | null;
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
  today: CompanyDate;
  /** The first day that a salary, a limit or the first working day may name. */
  earliest: CompanyDate;
  form: EditForm;
}

export const recordOf = (details: EmployeeDetails): EditRecord => ({
  version: details.version,
  name: details.fullName,
  joined: details.registered,
  card: details.card,
  today: details.salaries.today,
  earliest: details.salaries.earliest,
  form: {
    lastName: details.lastName,
    firstName: details.firstName,
    passportSerialNumber: details.passportSerialNumber,
    pinfl: details.pinfl,
    phoneNumber: details.phoneNumber,
    cardNumber: '',
    salary: details.salary,
    salaryFrom: null,
    chosenStatus: details.chosenStatus,
    firstDay: details.firstDay,
    ...mapPrinted((field) => details[field] ?? ''),
    accountCredit: details.accountCredit ?? '',
    ownBalanceLimit: details.ownBalanceLimit,
    ownBalanceLimitFrom: null,
    unitId: details.unit?.id ?? null,
  },
});

export const editFields = [
  'lastName',
  'firstName',
  'patronymic',
  'passportSerialNumber',
  'pinfl',
  'phoneNumber',
  'cardNumber',
  'accountCredit',
  'salary',
  'salaryFrom',
  'ownBalanceLimit',
  'ownBalanceLimitFrom',
  'chosenStatus',
  'firstDay',
  ...positionFields,
  'unitId',
] as const satisfies EditField[];

const emptyToNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** The form as the validation rules and the contract expect it. */
export const toUpdate = ({ salaryFrom, ownBalanceLimitFrom, firstDay, ...form }: EditForm) => ({
  ...form,
  ...(firstDay === null ? {} : { firstDay }),
  ...(salaryFrom === null ? {} : { salaryFrom }),
  ...(ownBalanceLimitFrom === null ? {} : { ownBalanceLimitFrom }),
  cardNumber: emptyToNull(form.cardNumber),
  accountCredit: emptyToNull(form.accountCredit),
  ...mapPrinted((field) => emptyToNull(form[field])),
});

/** The first day of each dated field. */
export const dayFields = { salary: 'salaryFrom', ownBalanceLimit: 'ownBalanceLimitFrom' } as const;
type DatedField = keyof typeof dayFields;
const datedFields = Object.keys(dayFields) as DatedField[];
const isDated = (field: EditField): field is DatedField => field in dayFields;

/**
 * Checks the form. A changed value needs its day: without one the server would take today, whatever was half typed. A
 * first working day cannot be taken away.
 */
export const editErrors = ({ form: saved }: Pick<EditRecord, 'form'>, form: EditForm): EditErrors => ({
  ...Object.fromEntries(
    datedFields
      .filter((field) => form[field] !== saved[field] && form[dayFields[field]] === null)
      .map((field) => [dayFields[field], 'required']),
  ),
  ...(saved.firstDay !== null && form.firstDay === null ? { firstDay: 'required' } : {}),
  ...fieldErrors(employeeUpdateSchema, toUpdate(form)),
});

/** A valid form with normalised fields, so that it can be compared with a record. */
export function normaliseForm(form: EditForm): EditForm {
  const {
    salaryFrom = null,
    ownBalanceLimitFrom = null,
    firstDay = null,
    unitId = null,
    ...rest
  } = canonicalUpdate(toUpdate(form));
  const days = { salaryFrom, ownBalanceLimitFrom };
  return {
    ...rest,
    ...days,
    firstDay,
    unitId,
    cardNumber: rest.cardNumber ?? '',
    accountCredit: rest.accountCredit ?? '',
    ...mapPrinted((field) => rest[field] ?? ''),
  };
}

/** A changed salary or limit begins today unless another day is chosen; one that is the record's again has no day. */
export function applyChange(
  { form: saved, today }: EditRecord,
  form: EditForm,
  change: EditChange,
): EditForm {
  const next = { ...form, [change.field]: change.value };
  const { field } = change;
  if (!isDated(field)) return next;
  if (next[field] === saved[field]) return { ...next, [dayFields[field]]: null };
  return form[field] === saved[field] ? { ...next, [dayFields[field]]: today } : next;
}

const changedFields = (from: EditForm, to: EditForm): EditField[] =>
  editFields.filter((field) => from[field] !== to[field]);

/** Whether a record has the form's values already; the day of a salary or a limit is not compared. */
export const isSameRecord = (record: EditForm, form: EditForm): boolean =>
  isSameForm(record, {
    ...form,
    salaryFrom: record.salaryFrom,
    ownBalanceLimitFrom: record.ownBalanceLimitFrom,
  });

export const isSameForm = (from: EditForm, to: EditForm): boolean => changedFields(from, to).length === 0;

/** The server's field errors that belong to fields of this form. */
export function refusedFields(failure: Failure): EditErrors {
  if (failure.kind !== 'problem') return {};
  const known = editFields.map((field) => [field, failure.fields[field]] as const);
  return Object.fromEntries(known.filter(([, code]) => code !== undefined));
}
