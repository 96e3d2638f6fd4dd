import * as v from 'valibot';
import type { FieldCode } from './codes.ts';
import { code, record, requiredText } from './text.ts';

const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 200;

const asTyped = (text: string) => text;

/** At least 8 characters with a digit, a lower-case and an upper-case letter (spec section 5, product §5). */
export const passwordSchema = v.pipe(
  requiredText(asTyped),
  v.minLength(PASSWORD_MIN_LENGTH, code('passwordTooShort')),
  v.maxLength(PASSWORD_MAX_LENGTH, code('tooLong')),
  v.regex(/\d/, code('passwordNeedsDigit')),
  v.regex(/\p{Ll}/u, code('passwordNeedsLower')),
  v.regex(/\p{Lu}/u, code('passwordNeedsUpper')),
);

/** At sign-in a password is only compared, never validated. */
export const givenPasswordSchema = v.pipe(
  requiredText(asTyped),
  v.maxLength(PASSWORD_MAX_LENGTH, code('tooLong')),
);

/** Every unmet rule of a new password, for the checklist shown while typing. */
export const passwordProblems = (value: string): FieldCode[] =>
  (v.safeParse(passwordSchema, value).issues ?? []).map((issue) => issue.message as FieldCode);

/** A new password with its confirmation; a difference is an error of the confirmation. */
export const newPasswordSchema = v.pipe(
  record({ password: passwordSchema, passwordConfirmation: requiredText(asTyped) }),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirmation']],
      ({ password, passwordConfirmation }) => password === passwordConfirmation,
      code('passwordsDiffer'),
    ),
    ['passwordConfirmation'],
  ),
);
