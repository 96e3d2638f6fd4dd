import * as v from 'valibot';
import { hasHiddenSigns } from './hiddenSigns.ts';
import { code } from './text.ts';

const NOTE_MAX_LENGTH = 300;

/** The reason for cancelling a request or ending employment: some text, at most 300 characters. */
export const reasonSchema = v.pipe(
  v.string((issue) =>
    issue.input === undefined || issue.input === null ? code('reasonRequired') : code('wrongType'),
  ),
  v.trim(),
  v.minLength(1, code('reasonRequired')),
  v.maxLength(NOTE_MAX_LENGTH, code('tooLong')),
  v.check((text) => !hasHiddenSigns(text), code('hiddenSigns')),
);
