import * as v from 'valibot';
import { normaliseName } from '../text.ts';
import { code, requiredText } from './text.ts';

export const ORGANIZATION_TITLE_MAX_LENGTH = 200;

/** As on the company's seal: letters, digits, quotes and punctuation, but nothing that could be markup. */
export const organizationTitleSchema = v.pipe(
  requiredText(normaliseName),
  v.maxLength(ORGANIZATION_TITLE_MAX_LENGTH, code('tooLong')),
  v.regex(/^[^\u0000-\u001f<>]*$/u, code('titleInvalid')),
  v.regex(/[\p{L}\p{N}]/u, code('titleInvalid')),
);
