import * as v from 'valibot';
import type { WarningCode } from './codes.ts';
import { code, requiredText, withoutGrouping } from './text.ts';

/**
 * Brings `+998 (90) 123-45-67`, `00998…`, `90 123 45 67`, `8 90 123 45 67` and `8 998 …` to 12 digits. Anything ambiguous
 * stays as typed, such as nine digits that begin with 998: a national number or a cut international one.
 */
export function normalisePhoneNumber(text: string): string {
  const typed = withoutGrouping(text);
  const digits = typed.replace(/^(\+|00)/, '');
  if (/^8998\d{9}$/.test(digits)) return digits.slice(1);
  if (/^8\d{9}$/.test(digits)) return `998${digits.slice(1)}`;
  if (/^(?!998|00)\d{9}$/.test(typed)) return `998${typed}`;
  return digits;
}

/** Exactly 12 digits starting with 998 (spec section 5). */
export const phoneNumberSchema = v.pipe(
  requiredText(normalisePhoneNumber),
  v.regex(/^998\d{9}$/, code('phoneNumberInvalid')),
);

/** Blocks given to mobile operators: a code by SMS will not reach any other. */
const MOBILE = /^998(20|33|50|55|77|80|87|88|9[0-5]|9[7-9])/;

/** Expects a valid number. */
export const phoneNumberWarnings = (phoneNumber: string): WarningCode[] =>
  MOBILE.test(phoneNumber) ? [] : ['phoneOperatorUnknown'];
