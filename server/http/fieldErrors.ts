import type { ErrorObject } from 'ajv';
import { hasHiddenSigns } from '#domain/fields/hiddenSigns.ts';
import { schemasAt, type JsonSchema } from './contract.ts';
import { MOST_ERRORS, type FieldProblem } from './problem.ts';

const LONGEST_POINTER = 200;

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

function codeOf({ keyword, data, parentSchema }: ErrorObject): string {
  const own: unknown = parentSchema?.['x-code'];
  if (keyword === 'required') return 'required';
  if (keyword === 'additionalProperties') return 'unknownField';
  if (keyword === 'maxLength' || keyword === 'maxItems') return 'tooLong';
  if (data === '' || data === null || (keyword === 'minItems' && Array.isArray(data))) return 'required';
  if (keyword === 'type') return 'wrongType';
  if (typeof own === 'string') return own;
  return keyword === 'minLength' ? 'tooShort' : 'wrongType';
}

function pointerOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const inner = missingProperty ?? additionalProperty;
  return inner === undefined ? instancePath : `${instancePath}/${escaped(inner)}`;
}

/**
 * One problem for each field, the first rule it broke; `place` is '' for the body, '/query', '/path' or '/headers'.
 */
export function fieldErrors(place: string, errors: readonly ErrorObject[]): FieldProblem[] {
  const byPointer = new Map<string, FieldProblem>();
  for (const error of errors) {
    if (['anyOf', 'oneOf', 'if', '$ref'].includes(error.keyword)) continue;
    const pointer = `${place}${pointerOf(error)}`.slice(0, LONGEST_POINTER);
    if (!byPointer.has(pointer)) byPointer.set(pointer, { pointer, code: codeOf(error) });
    if (byPointer.size === MOST_ERRORS) break;
  }
  return [...byPointer.values()];
}

/** Paths, as lists of names, of the texts in a value for which the test holds. */
function textsWhere(value: unknown, test: (text: string) => boolean): string[][] {
  const found: string[][] = [];
  const walk = (at: readonly string[], inner: unknown) => {
    if (typeof inner === 'string' && test(inner)) found.push([...at]);
    if (typeof inner === 'object' && inner !== null)
      for (const [name, child] of Object.entries(inner)) walk([...at, name], child);
  };
  walk([], value);
  return found;
}

const pointerTo = (place: string, path: readonly string[]) =>
  [place, ...path.map(escaped)].join('/').slice(0, LONGEST_POINTER);

/** NUL and lone surrogates: legal in JSON, but not text to a database. */
const notText = /[\u0000\p{Surrogate}]/u;

export const unstorableText = (place: string, value: unknown): FieldProblem[] =>
  textsWhere(value, (text) => notText.test(text)).map((path) => ({
    pointer: pointerTo(place, path),
    code: 'wrongType',
  }));

/**
 * Texts of a body with hidden signs, which readers see differently than they are stored. Allowed in passwords and where
 * `x-any-signs` says so.
 */
export const hiddenSigns = (schema: JsonSchema, body: unknown): FieldProblem[] =>
  textsWhere(body, hasHiddenSigns)
    .filter(
      (path) => !schemasAt(schema, path).some((one) => one['format'] === 'password' || one['x-any-signs']),
    )
    .slice(0, MOST_ERRORS)
    .map((path) => ({ pointer: pointerTo('', path), code: 'hiddenSigns' }));
