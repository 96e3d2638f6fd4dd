import * as v from 'valibot';
import { accountCreditSchema } from './fields/accountCredit.ts';
import { balanceLimitSchema } from './fields/balanceLimit.ts';
import { cardNumberSchema, cardNumberWarnings } from './fields/cardNumber.ts';
import { dateSchema } from './fields/changeDate.ts';
import type { WarningCode } from './fields/codes.ts';
import { printedEntries } from './fields/printedFields.ts';
import { passportSerialNumberSchema } from './fields/passportSerialNumber.ts';
import { personNameSchema } from './fields/personName.ts';
import { phoneNumberSchema, phoneNumberWarnings } from './fields/phoneNumber.ts';
import { pinflSchema, pinflWarnings } from './fields/pinfl.ts';
import { salarySchema } from './fields/salary.ts';
import { code, record } from './fields/text.ts';

/** The statuses offered when hiring; the record takes the chosen one when its person is identified (product §1). */
export const chosenStatuses = ['active', 'blocked'] as const;
export type ChosenStatus = (typeof chosenStatuses)[number];

const chosenStatusSchema = v.picklist(chosenStatuses, (issue) =>
  issue.input === undefined || issue.input === null ? code('required') : code('wrongType'),
);

/** An account's own profile. */
export const identitySchema = record({
  lastName: personNameSchema,
  firstName: personNameSchema,
  passportSerialNumber: passportSerialNumberSchema,
  pinfl: pinflSchema,
});

const { patronymic, ...positionEntries } = printedEntries;

/** Step one of hiring. */
export const identityStepSchema = record({ ...identitySchema.entries, patronymic });

/** The id of the unit or schedule of a person from today on: null for none, omitted if it stays. */
const idSchema = v.exactOptional(v.nullable(v.string(code('wrongType'))));

/** Step two of hiring. */
export const termsSchema = record({
  phoneNumber: phoneNumberSchema,
  cardNumber: cardNumberSchema,
  salary: salarySchema,
  status: chosenStatusSchema,
  firstDay: v.exactOptional(dateSchema),
  ...positionEntries,
  unitId: idSchema,
  scheduleId: idSchema,
});

export const newEmployeeSchema = record({ ...identityStepSchema.entries, ...termsSchema.entries });

/** Another card of a person. */
export const newCardSchema = record({
  cardNumber: cardNumberSchema,
  makeDefault: v.boolean(code('wrongType')),
});

/** What an employer may edit; null leaves the card as it is. */
export const employeeUpdateSchema = record({
  ...identitySchema.entries,
  ...printedEntries,
  phoneNumber: phoneNumberSchema,
  cardNumber: v.nullable(cardNumberSchema),
  salary: salarySchema,
  salaryFrom: v.exactOptional(dateSchema),
  chosenStatus: chosenStatusSchema,
  firstDay: v.exactOptional(dateSchema),
  accountCredit: accountCreditSchema,
  ownBalanceLimit: balanceLimitSchema,
  ownBalanceLimitFrom: v.exactOptional(dateSchema),
  unitId: idSchema,
});

/** The fields by which a record and an account are joined. */
export const mismatchCorrectionSchema = record({ pinfl: pinflSchema, phoneNumber: phoneNumberSchema });

export type Identity = v.InferOutput<typeof identitySchema>;
export type Terms = v.InferOutput<typeof termsSchema>;
export type NewEmployee = v.InferOutput<typeof newEmployeeSchema>;
export type EmployeeUpdate = v.InferOutput<typeof employeeUpdateSchema>;

/** A valid form with normalised fields. */
export const canonicalUpdate = (value: unknown): EmployeeUpdate => v.parse(employeeUpdateSchema, value);

export type IdentityField = keyof Identity;
export type IdentityStepField = keyof v.InferOutput<typeof identityStepSchema>;
export type TermsField = keyof Terms;

export const identityStepFields = Object.keys(identityStepSchema.entries) as IdentityStepField[];
export const termsFields = Object.keys(termsSchema.entries) as TermsField[];

/** The first warning about a field's value; none while the value is invalid. */
function warningOf(
  schema: v.GenericSchema<unknown, string>,
  warnings: (value: string) => WarningCode[],
  value: unknown,
): WarningCode | undefined {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? warnings(parsed.output)[0] : undefined;
}

const dropMissing = <Field extends string>(warnings: Record<Field, WarningCode | undefined>) =>
  Object.fromEntries(Object.entries(warnings).filter(([, warning]) => warning !== undefined)) as Partial<
    Record<Field, WarningCode>
  >;

/** Warnings that never block, such as the PINFL's check digit and date. */
export const identityWarnings = (value: { pinfl?: unknown }) =>
  dropMissing({ pinfl: warningOf(pinflSchema, pinflWarnings, value.pinfl) });

export const termsWarnings = (value: { phoneNumber?: unknown; cardNumber?: unknown }) =>
  dropMissing({
    phoneNumber: warningOf(phoneNumberSchema, phoneNumberWarnings, value.phoneNumber),
    cardNumber: warningOf(cardNumberSchema, cardNumberWarnings, value.cardNumber),
  });

/** `Last First`, as a list of people is read in Uzbekistan. */
export const fullName = (person: { firstName: string; lastName: string }): string =>
  `${person.lastName} ${person.firstName}`;

/** The name that printed forms show. */
export const formalName = ({
  fullName,
  patronymic,
}: {
  fullName: string;
  patronymic: string | null;
}): string => (patronymic === null ? fullName : `${fullName} ${patronymic}`);
