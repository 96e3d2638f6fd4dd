import type { CompanyDate } from '#domain/calendar/index.ts';
import {
  identityStepFields,
  identityStepSchema,
  termsFields,
  termsSchema,
  type ChosenStatus,
  type IdentityStepField,
  type TermsField,
} from '#domain/employee.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { mapPrinted, printedFields, type PrintedField } from '#domain/fields/printedFields.ts';
import type { Tiyin } from '#domain/money.ts';
import type { Failure } from '#machines/support/failure.ts';

/** The wizard's fields as typed, empty where nothing is given; `salary` in tiyin, null while empty. */
export interface EmployeeForm extends Record<PrintedField, string> {
  firstName: string;
  lastName: string;
  passportSerialNumber: string;
  pinfl: string;
  phoneNumber: string;
  cardNumber: string;
  salary: Tiyin | null;
  status: ChosenStatus;
  /** The first working day; null for the day of hiring. */
  firstDay: CompanyDate | null;
  /** Null for no unit. */
  unitId: string | null;
  /** Null for the schedule of the unit or the company. */
  scheduleId: string | null;
}
export type EmployeeField = IdentityStepField | TermsField;
export type FieldErrors = Partial<Record<EmployeeField, string>>;
export type FieldChange = {
  [Field in EmployeeField]: { field: Field; value: EmployeeForm[Field] };
}[EmployeeField];

/** A form that was sent at least once, with its idempotency key, which is valid until the form changes. */
export interface SentForm {
  key: string;
  form: EmployeeForm;
}

export type Step = 'identity' | 'terms';

/** What survives a reload: everything but the card number (product §8). */
export interface EmployeeDraft {
  step: Step;
  form: Omit<EmployeeForm, 'cardNumber'>;
  sent: { key: string; form: Omit<EmployeeForm, 'cardNumber'> } | null;
}

export const blankForm: EmployeeForm = {
  firstName: '',
  lastName: '',
  passportSerialNumber: '',
  pinfl: '',
  phoneNumber: '',
  cardNumber: '',
  salary: null,
  status: 'active',
  firstDay: null,
  ...mapPrinted(() => ''),
  unitId: null,
  scheduleId: null,
};

export const isBlank = (form: EmployeeForm): boolean => isSame(form, blankForm);

const isSame = (a: EmployeeForm, b: EmployeeForm): boolean =>
  [...identityStepFields, ...termsFields].every((field) => a[field] === b[field]);

/** A sent form restored from a draft has no card number, so it is compared without one. */
export const isSameForm = (sent: EmployeeForm, form: EmployeeForm): boolean =>
  isSame(sent.cardNumber === '' ? { ...sent, cardNumber: form.cardNumber } : sent, form);

const withoutCard = ({ cardNumber: _, ...rest }: EmployeeForm) => rest;
const withEmptyCard = (form: Omit<EmployeeForm, 'cardNumber'>): EmployeeForm => ({
  ...form,
  cardNumber: '',
});

export const toDraft = (step: Step, form: EmployeeForm, sent: SentForm | null): EmployeeDraft => ({
  step,
  form: withoutCard(form),
  sent: sent && { key: sent.key, form: withoutCard(sent.form) },
});

export const fromDraft = (draft: EmployeeDraft): { form: EmployeeForm; sent: SentForm | null } => ({
  form: withEmptyCard(draft.form),
  sent: draft.sent && { key: draft.sent.key, form: withEmptyCard(draft.sent.form) },
});

export const identityErrors = (form: EmployeeForm): FieldErrors =>
  fieldErrors(identityStepSchema, toSend(form));
export const termsErrors = (form: EmployeeForm): FieldErrors => fieldErrors(termsSchema, toSend(form));

/**
 * The form in the contract's shape: without a first working day the server takes the day of hiring, and empty fields
 * are left out.
 */
export function toSend({ firstDay, ...form }: EmployeeForm) {
  const sent: Omit<typeof form, PrintedField> & Partial<Record<PrintedField, string>> = { ...form };
  for (const field of printedFields) if (form[field].trim() === '') delete sent[field];
  return firstDay === null ? sent : { ...sent, firstDay };
}

export const hasAny = (errors: FieldErrors, fields: readonly EmployeeField[]): boolean =>
  fields.some((field) => errors[field] !== undefined);

/** The server's field errors that belong to fields of the wizard. */
export function refusedFields(failure: Failure): FieldErrors {
  if (failure.kind !== 'problem') return {};
  const known = [...identityStepFields, ...termsFields].map(
    (field) => [field, failure.fields[field]] as const,
  );
  return Object.fromEntries(known.filter(([, code]) => code !== undefined));
}
