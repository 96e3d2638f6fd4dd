import * as v from 'valibot';
import { identitySchema, termsSchema } from '../employee.ts';
import { cardNumberSchema } from '../fields/cardNumber.ts';
import { dateSchema } from '../fields/changeDate.ts';
import { optionalPrinted } from '../fields/printedFields.ts';
import { SHORT_TITLE_MAX, shortTitleSchema } from '../fields/shortTitle.ts';
import { record } from '../fields/text.ts';
import { cardMaskOf } from './mask.ts';

const isMask = (text: string): boolean => cardMaskOf(text) === text;

/** The title of a unit or a schedule as a list names it. */
export const titleSchema = shortTitleSchema(SHORT_TITLE_MAX);

/** A list's person as sent to the server: checkRow builds it, the server validates it again. */
export const importedPersonSchema = record({
  ...identitySchema.entries,
  phoneNumber: termsSchema.entries.phoneNumber,
  /** 16 digits, or `8600 •••• •••• 0842`: the card the person has already, as our own exports write it. */
  cardNumber: v.lazy((input) => (typeof input === 'string' && isMask(input) ? v.string() : cardNumberSchema)),
  salary: termsSchema.entries.salary,
  /** The first day of a changed salary; today if omitted. A new person's salary holds from the first day. */
  salaryFrom: v.exactOptional(dateSchema),
  /** Null leaves the status as it is: the list has none, or one that a file cannot set ("left", "not identified"). */
  status: v.nullable(termsSchema.entries.status),
  /** Initial status of a new person, for a list without a status column. */
  newStatus: v.exactOptional(termsSchema.entries.status),
  /** The first working day. If omitted, a new person begins on the day of writing, and the others keep theirs. */
  firstDay: v.exactOptional(dateSchema),
  /** The title of an open unit to join on the day of writing. If omitted, a person stays in their unit. */
  unit: v.exactOptional(titleSchema),
  /** The title of an open schedule to follow from the day of writing. If omitted, a person stays at theirs. */
  schedule: v.exactOptional(titleSchema),
  ...optionalPrinted,
});

export type ImportedPerson = v.InferOutput<typeof importedPersonSchema>;
