import type { FastifyRequest } from 'fastify';
import { compileBody, compiledOnce, compileParameters } from './schemas.ts';
import type { JsonSchema, Operation, ParameterPlace } from './contract.ts';
import { fieldErrors, hiddenSigns, unstorableText } from './fieldErrors.ts';
import { fieldRefused, Problem, validationFailed, type FieldProblem } from './problem.ts';

export interface ReadRequest {
  params: object;
  query: object;
  headers: object;
  body: unknown;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** JSON in UTF-8, or a Problem. The content type parser passes every body on as bytes. */
function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    throw new Problem('malformedJson');
  }
}

function requireJson({ headers }: FastifyRequest): void {
  const [type = '', ...settings] = (headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = settings.map((setting) => setting.trim()).find((setting) => setting.startsWith('charset='));
  const readable = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  if (type.trim() !== 'application/json' || !readable || headers['content-encoding'])
    throw new Problem('unsupportedMediaType');
}

/** An operation without a body accepts an empty one, because clients always send the content type. */
function refuseBody(bytes: Buffer | undefined): void {
  if (!bytes?.length) return;
  const sent = parseJson(bytes);
  if (typeof sent !== 'object' || sent === null || Object.keys(sent).length > 0)
    throw fieldRefused('', 'unknownField');
}

/**
 * Ajv reads `Infinity` and `1e309` as numbers, and no minimum or maximum applies to what is not finite.
 * It also reads a blank text as 0.
 */
const isUsable = (value: number, given: unknown) =>
  Math.abs(value) <= Number.MAX_SAFE_INTEGER && !Object.is(value, -0) && String(given).trim() !== '';

const unusableNumbers = (
  prefix: string,
  read: Record<string, unknown>,
  given: Record<string, unknown>,
): FieldProblem[] =>
  Object.entries(read)
    .filter(([name, value]) => typeof value === 'number' && !isUsable(value, given[name] ?? value))
    .map(([name]) => ({ pointer: `${prefix}/${name}`, code: 'wrongType' }));

function placeReader(operation: Operation, place: ParameterPlace, prefix: string) {
  const declared = operation.parameters.filter((parameter) => parameter.in === place);
  const properties = Object.fromEntries(declared.map(({ name, schema }) => [name, schema]));
  const required = declared.filter((parameter) => parameter.required).map(({ name }) => name);
  const schema: JsonSchema = { type: 'object', properties, required, additionalProperties: false };
  const compiled = compileParameters(schema);
  return (given: Record<string, unknown>, errors: FieldProblem[]) => {
    const read = { ...given };
    const validate = compiled();
    if (!validate(read)) errors.push(...fieldErrors(prefix, validate.errors ?? []));
    else errors.push(...unusableNumbers(prefix, read, given), ...unstorableText(prefix, read));
    return read;
  };
}

/** Validates a whole request against its operation; all field errors are in one Problem. */
export const requestReader = compiledOnce((operation): ((request: FastifyRequest) => ReadRequest) => {
  const readPath = placeReader(operation, 'path', '/path');
  const readQuery = placeReader(operation, 'query', '/query');
  const readHeaders = placeReader(operation, 'header', '/headers');
  const headerNames = operation.parameters.filter((p) => p.in === 'header').map(({ name }) => name);
  const validateBody = operation.body && compileBody(operation.body);

  return (request) => {
    const bytes = request.body as Buffer | undefined;
    const errors: FieldProblem[] = [];
    let body: unknown;
    if (validateBody) {
      requireJson(request);
      body = bytes?.length ? parseJson(bytes) : undefined;
      if (body === undefined) errors.push({ pointer: '', code: 'required' });
      else errors.push(...fieldErrors('', validateBody(body, bytes?.length ?? 0)));
      if (!errors.length) errors.push(...unstorableText('', body));
      if (!errors.length) errors.push(...hiddenSigns(operation.body!, body));
    } else refuseBody(bytes);
    const params = readPath(request.params as Record<string, unknown>, errors);
    const query = readQuery(request.query as Record<string, unknown>, errors);
    const sent = headerNames
      .map((name) => [name, request.headers[name.toLowerCase()]] as const)
      .filter(([, value]) => value !== undefined);
    const headers = readHeaders(Object.fromEntries(sent), errors);
    if (errors.length) throw validationFailed(errors);
    return { params, query, headers: lowerCased(headers), body };
  };
});

const lowerCased = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]: [string, unknown]) => [name.toLowerCase(), value]),
  );
