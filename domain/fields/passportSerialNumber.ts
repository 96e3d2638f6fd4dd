import * as v from 'valibot';
import { code, requiredText, withoutGrouping } from './text.ts';

/** Cyrillic capitals that look like Latin ones, typed with the wrong keyboard layout. */
const lookAlikes: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
};

/** `ab 1234567` becomes `AB1234567`. */
export const normalisePassportSerialNumber = (text: string): string =>
  withoutGrouping(text)
    .toUpperCase()
    .replace(/[А-Х]/g, (letter) => lookAlikes[letter] ?? letter);

/** Two capital letters followed by 7 digits (spec section 5). */
export const passportSerialNumberSchema = v.pipe(
  requiredText(normalisePassportSerialNumber),
  v.regex(/^[A-Z]{2}\d{7}$/, code('passportInvalid')),
);
