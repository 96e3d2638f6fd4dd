import * as v from 'valibot';
import type { FieldCode } from './codes.ts';

/** The building blocks of the field schemas: a message is always a FieldCode. */
export const code = <Code extends FieldCode>(name: Code): Code => name;

const missingOrWrongType = (issue: { input: unknown }): FieldCode =>
  issue.input === undefined || issue.input === null ? 'required' : 'wrongType';

/** A text, brought to its canonical form before it is judged; empty after that is `required`. */
export const requiredText = (normalise: (text: string) => string) =>
  v.pipe(v.string(missingOrWrongType), v.transform(normalise), v.minLength(1, code('required')));

export const requiredNumber = () => v.number(missingOrWrongType);

/** An object whose missing keys are `required`; unknown ones are dropped (the contract refuses them on the wire). */
export const record = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, (issue) => (issue.path ? code('required') : code('wrongType')));

/** Spaces of every kind, hyphens, brackets and dots, as numbers are grouped on paper and in address books. */
export const withoutGrouping = (text: string): string => text.replace(/[\s().\u2010-\u2015-]/gu, '');
