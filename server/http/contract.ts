import contractJson from '#openapi/generated/contract.json' with { type: 'json' };
import type { OperationId, Role } from './operation.ts';

export type JsonSchema = Record<string, unknown>;
export type ParameterPlace = 'path' | 'query' | 'header';

export interface Parameter {
  name: string;
  in: ParameterPlace;
  required: boolean;
  schema: JsonSchema;
}

export interface Operation {
  id: OperationId;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As in the contract, without the server's base: `/employees/{id}`. */
  path: string;
  roles: Role[];
  parameters: Parameter[];
  body: JsonSchema | undefined;
  /** Declared statuses; undefined: no body. */
  responses: Map<number, JsonSchema | undefined>;
  /** Content types of files that it may answer with; none for most. */
  fileTypes: string[];
  /** Changes nothing, although its query is sent as a body. */
  readsOnly: boolean;
  hasIdempotencyKey: boolean;
  /** The longest body. */
  bodyBytes: number;
}

/** The longest body, unless an operation says otherwise. */
export const BODY_BYTES = 1_048_576;

interface Referable {
  $ref?: string;
}
interface RawContent {
  content?: Record<string, { schema: JsonSchema }>;
}
interface RawOperation {
  operationId: OperationId;
  'x-roles'?: Role[];
  'x-reads'?: boolean;
  'x-body-bytes'?: number;
  parameters?: (Referable & Parameter)[];
  requestBody?: RawContent;
  responses: Record<string, Referable & RawContent>;
}
interface RawContract {
  servers: { url: string }[];
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

const contract = contractJson as unknown as RawContract;

/** `/api`: the base of every path. */
export const apiBase = contract.servers[0]?.url ?? '';
export const componentSchemas = contract.components.schemas;

function resolved<T extends object>(value: T & Referable): T {
  if (!value.$ref) return value;
  const steps = value.$ref.slice(2).split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], contract);
  return resolved(found as T & Referable);
}

/** The schemas that describe what stands at a path of a value, alternatives included. */
export function schemasAt(schema: JsonSchema, path: readonly string[]): JsonSchema[] {
  const own: JsonSchema = resolved(schema);
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) => (own[word] ?? []) as JsonSchema[]);
  const [name, ...rest] = path;
  const child =
    name === undefined
      ? undefined
      : ((own['properties'] as Record<string, JsonSchema> | undefined)?.[name] ?? own['items']);
  return [
    ...(name === undefined ? [own] : []),
    ...(child ? schemasAt(child as JsonSchema, rest) : []),
    ...parts.flatMap((part) => schemasAt(part, path)),
  ];
}

const isJson = (type: string) => /^application\/(problem\+)?json$/.test(type);
const jsonOf = ({ content = {} }: RawContent) =>
  Object.entries(content).find(([type]) => isJson(type))?.[1].schema;
const fileTypesOf = ({ content = {} }: RawContent) => Object.keys(content).filter((type) => !isJson(type));

function readOperation(path: string, method: string, raw: RawOperation): Operation {
  const parameters = (raw.parameters ?? []).map((parameter) => {
    const { name, in: place, required = false, schema } = resolved<Parameter>(parameter);
    return { name, in: place, required, schema };
  });
  const roles = raw['x-roles'];
  if (!roles?.length) throw new Error(`${raw.operationId} has no x-roles`);
  return {
    id: raw.operationId,
    method: method.toUpperCase() as Operation['method'],
    path,
    roles,
    parameters,
    body: raw.requestBody && jsonOf(raw.requestBody),
    responses: new Map(
      Object.entries(raw.responses).map(([status, response]) => [
        Number(status),
        jsonOf(resolved<RawContent>(response)),
      ]),
    ),
    fileTypes: fileTypesOf(resolved<RawContent>(raw.responses['200'] ?? {})),
    bodyBytes: raw['x-body-bytes'] ?? BODY_BYTES,
    readsOnly: raw['x-reads'] === true,
    hasIdempotencyKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
  };
}

export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, raw]) => readOperation(path, method, raw)),
);

/** Methods that the contract has for a path, if any; for 405. */
export function methodsAt(pathname: string): string[] {
  const methods = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

const patterns = operations.map(({ path, method }) => ({
  method,
  pattern: new RegExp(`^${apiBase}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));
