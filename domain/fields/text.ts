import * as v from 'valibot';
import type { FieldCode } from './codes.ts';

/** Building blocks of the field schemas: a message is always a FieldCode. */
export const code = <Code extends FieldCode>(name: Code): Code => name;

const missingOrWrongType = (issue: { input: unknown }): FieldCode =>
  issue.input === undefined || issue.input === null ? 'required' : 'wrongType';

/** A text, normalised before it is validated; empty after that is `required`. */
export const requiredText = (normalise: (text: string) => string) =>
  v.pipe(v.string(missingOrWrongType), v.transform(normalise), v.minLength(1, code('required')));

export const requiredNumber = () => v.number(missingOrWrongType);

/** An object whose missing keys are `required`; unknown keys are dropped (the contract refuses them on the wire). */
export const record = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, (issue) => (issue.path ? code('required') : code('wrongType')));

/** Characters that group numbers on paper and in address books: spaces of every kind, hyphens, brackets and dots. */
export const withoutGrouping = (text: string): string => text.replace(/[\s().\u2010-\u2015-]/gu, '');
