import * as v from 'valibot';
import type { FieldCode } from './codes.ts';

export type FieldErrors<Field extends string = string> = Partial<Record<Field, FieldCode>>;

type FieldOf<Schema extends v.GenericSchema> = Extract<keyof v.InferOutput<Schema>, string>;

/** One word is a code of ours; Valibot's own messages are sentences. The list of codes stays out of the first screen. */
const codeOf = (issue: v.BaseIssue<unknown>): FieldCode =>
  /^\w+$/.test(issue.message) ? (issue.message as FieldCode) : 'wrongType';

/** The first code of each invalid field; `{}` means valid. An error of the whole value has the field `''`. */
export function fieldErrors<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): FieldErrors<FieldOf<Schema>> {
  const errors: FieldErrors = {};
  for (const issue of v.safeParse(schema, value).issues ?? []) {
    const field = v.getDotPath(issue) ?? '';
    errors[field] ??= codeOf(issue);
  }
  return errors;
}

/** The first code of a single value; undefined when it is valid. */
export function firstError(schema: v.GenericSchema, value: unknown): FieldCode | undefined {
  const issue = v.safeParse(schema, value).issues?.[0];
  return issue && codeOf(issue);
}
