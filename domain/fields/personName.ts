import * as v from 'valibot';
import { normaliseName } from '../text.ts';
import { code, requiredText } from './text.ts';

const PERSON_NAME_MAX_LENGTH = 60;

/** Letters of any script, with apostrophes, hyphens, dots and spaces after the first letter. */
export const personNameSchema = v.pipe(
  requiredText(normaliseName),
  v.maxLength(PERSON_NAME_MAX_LENGTH, code('tooLong')),
  v.regex(/^\p{L}[\p{L}\p{M}\u02bb\u02bc .-]*$/u, code('nameInvalid')),
);
