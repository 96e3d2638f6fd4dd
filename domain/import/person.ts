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
  /** The first day of a salary that differs; today when left out. A new person's holds from the first day. */
  salaryFrom: v.exactOptional(dateSchema),
  /** null leaves the status as it is: the list has none, or one that a file cannot set ("left", "not identified"). */
  status: v.nullable(termsSchema.entries.status),
  /** Initial status of a new person, for a list without a status column. */
  newStatus: v.exactOptional(termsSchema.entries.status),
  /** The first working day; when left out, the day of writing for a new person, and it stays for the others. */
  firstDay: v.exactOptional(dateSchema),
  /** The title of an open unit to be in from the day of writing; where it is left out, a person stays in theirs. */
  unit: v.exactOptional(titleSchema),
  /** The title of an open schedule to follow from the day of writing; where it is left out, a person stays at theirs. */
  schedule: v.exactOptional(titleSchema),
  ...optionalPrinted,
});

export type ImportedPerson = v.InferOutput<typeof importedPersonSchema>;
