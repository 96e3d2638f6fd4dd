import * as v from 'valibot';
import { identitySchema, termsSchema } from '../employee.ts';
import { cardNumberSchema } from '../fields/cardNumber.ts';
import { record } from '../fields/text.ts';
import { cardMaskOf } from './mask.ts';

const isMask = (text: string): boolean => cardMaskOf(text) === text;

/** A list's person as sent to the server: checkRow builds it, the server validates it again. */
export const importedPersonSchema = record({
  ...identitySchema.entries,
  phoneNumber: termsSchema.entries.phoneNumber,
  /** 16 digits, or `8600 •••• •••• 0842`: the card the person has already, as our own exports write it. */
  cardNumber: v.lazy((input) => (typeof input === 'string' && isMask(input) ? v.string() : cardNumberSchema)),
  salary: termsSchema.entries.salary,
  /** null leaves the status as it is: the list has none, or one that a file cannot set ("left", "not identified"). */
  status: v.nullable(termsSchema.entries.status),
  /** Initial status of a new person, for a list without a status column. */
  newStatus: v.exactOptional(termsSchema.entries.status),
});

export type ImportedPerson = v.InferOutput<typeof importedPersonSchema>;
