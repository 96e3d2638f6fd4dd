import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { validationFailed } from '../http/problem.ts';

/**
 * The normalised value of the domain's schema; throws 400 validationFailed with the field codes that the wizard uses.
 */
export function fieldsAccepted<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const codes = Object.entries<string>(fieldErrors(schema, body) as Record<string, string>);
  throw validationFailed(codes.map(([field, code]) => ({ pointer: field && `/${field}`, code })));
}
