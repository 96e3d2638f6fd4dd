import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule, { type FormatsPlugin } from 'ajv-formats';
import { componentSchemas, type JsonSchema, type Operation } from './contract.ts';

/** The package is CommonJS: the runtime decides whether its default export is the module or the function. */
const addFormats = ((addFormatsModule as { default?: unknown }).default ?? addFormatsModule) as FormatsPlugin;

const DATE = /^(19|20)\d{2}-\d{2}-\d{2}$/;
const INSTANT = /^(19|20)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

const isDate = (text: string) => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return DATE.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

function create(options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    verbose: true,
    useDefaults: true,
    ...options,
  });
  addFormats(ajv, ['uuid']);
  ajv.addFormat('int32', { type: 'number', validate: (value) => Number.isInteger(value) });
  ajv.addFormat('int64', { type: 'number', validate: (value) => Number.isSafeInteger(value) });
  ajv.addFormat('password', true);
  // The usual formats accept leap seconds and years in which no working day is.
  ajv.addFormat('date', { validate: isDate });
  ajv.addFormat('date-time', {
    validate: (text: string) =>
      INSTANT.test(text) && isDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  });
  ajv.addKeyword('x-code');
  ajv.addKeyword('x-any-signs');
  return ajv.addSchema(rewrite({ $id: 'contract', $defs: componentSchemas }));
}

/** References to the contract's components become references into the one schema added above. */
const textOf = (schema: JsonSchema) =>
  JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract#/$defs/');
const rewrite = (schema: JsonSchema) => JSON.parse(textOf(schema)) as JsonSchema;

/**
 * Compiles on the first call: all schemas together take longer than everything else a server does before it listens. Most of
 * them say what another says (no parameters, one id, a problem) and share its validator.
 */
function lazyCompiler(ajv: Ajv2020) {
  const made = new Map<string, ValidateFunction>();
  const compile = (text: string) => {
    const validate = made.get(text) ?? ajv.compile(JSON.parse(text) as JsonSchema);
    made.set(text, validate);
    return validate;
  };
  return (schema: JsonSchema) => {
    let compiled: ValidateFunction | undefined;
    return () => (compiled ??= compile(textOf(schema)));
  };
}

const exact = lazyCompiler(create({ allErrors: false }));
const exactAll = lazyCompiler(create({ allErrors: true }));
const fromText = lazyCompiler(create({ allErrors: true, coerceTypes: true }));

/** The contract's validators are compiled once for each process, however many servers it starts. */
export function compiledOnce<Compiled>(compile: (operation: Operation) => Compiled) {
  const made = new Map<Operation, Compiled>();
  return (operation: Operation): Compiled => {
    const compiled = made.get(operation) ?? compile(operation);
    made.set(operation, compiled);
    return compiled;
  };
}

/** Validates an outgoing body as it is: no coercion, extra fields refused where the contract closes the object. */
export const compileAnswer = exact;

/** Path, query and headers: text is coerced to the declared type. */
export const compileParameters = fromText;

/** More than any form of ours; a larger body gets only its first error. */
const ALL_ERRORS_UP_TO_BYTES = 8192;

/**
 * A body coming in. The first pass stops at the first fault, which keeps lengths ahead of patterns and of uniqueItems:
 * checking everything at once on 1 MB of hostile text takes quadratic time. A body the size of a form then gets all of its errors.
 */
export function compileBody(schema: JsonSchema) {
  const quick = exact(schema);
  const all = exactAll(schema);
  return (body: unknown, bytes: number) => {
    const first = quick();
    if (first(body)) return [];
    if (bytes > ALL_ERRORS_UP_TO_BYTES) return first.errors ?? [];
    const every = all();
    every(body);
    return every.errors ?? [];
  };
}
