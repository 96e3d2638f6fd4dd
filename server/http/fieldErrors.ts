import type { ErrorObject } from 'ajv';
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

/** NUL and lone surrogates: legal in JSON, but not text to a database. */
const notText = /[\u0000\p{Surrogate}]/u;

export function unstorableText(place: string, value: unknown): FieldProblem[] {
  const found: FieldProblem[] = [];
  const walk = (at: string, inner: unknown) => {
    if (typeof inner === 'string' && notText.test(inner)) found.push({ pointer: at, code: 'wrongType' });
    if (typeof inner === 'object' && inner !== null)
      for (const [name, child] of Object.entries(inner)) walk(`${at}/${escaped(name)}`, child);
  };
  walk(place, value);
  return found;
}
