import type { Tiyin } from '#domain/money.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { components, operations } from '#openapi/generated/contract.d.ts';
import { apiBase, operations as definitions } from '#server/http/contract.ts';
import type { OperationId } from '#server/http/operation.ts';
import { statusOfCode, statusOfField, type ProblemCode } from '#server/http/problemCodes.ts';
import { newId } from '#server/identifier.ts';

export type Problem = components['schemas']['Problem'];
type Value = string | number | boolean | undefined;
/** A list is sent as the same name several times. */
type Values = Record<string, Value | readonly Value[]>;
/** Files are returned as bytes. */
type Json<R> = R extends { content: infer C }
  ? Extract<keyof C, `${string}json`> extends never
    ? Buffer
    : C[keyof C]
  : undefined;
type Success = 200 | 201 | 202 | 204;

/** As a client writes it in JSON: without the marks of the types for money and dates. */
export type Wire<T> = T extends Tiyin
  ? number
  : T extends CompanyDate | CompanyMonth
    ? string
    : T extends readonly (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [K in keyof T]: Wire<T[K]> }
        : T;

export interface CallInput<Op extends OperationId> {
  path?: Wire<operations[Op]['parameters']['path']> | undefined;
  query?: Wire<operations[Op]['parameters']['query']> | undefined;
  headers?: Record<string, string>;
  body?: operations[Op] extends { requestBody: { content: infer C } } ? Wire<C[keyof C]> : never;
  /** The caller: bearer token and Device-Id. */
  as?: { accessToken: string; deviceId?: string } | undefined;
  /** EmployeeId header. */
  job?: string | undefined;
  /** Idempotency-Key; generated when the operation needs one and none is given. */
  key?: string | undefined;
}

/** Narrow by `status`: `if (answer.status === 201) answer.body.id`. Problems of every kind are `Problem`. */
export type Answer<Op extends OperationId> =
  | {
      [S in Extract<keyof operations[Op]['responses'], Success>]: {
        status: S;
        headers: Headers;
        body: Json<operations[Op]['responses'][S]>;
      };
    }[Extract<keyof operations[Op]['responses'], Success>]
  | {
      status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
      headers: Headers;
      body: Problem;
    };

export function addressOf(
  url: string,
  operationId: OperationId,
  path: Values = {},
  query: Values = {},
): string {
  const { path: pattern } = definitionOf(operationId);
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
    ),
  ).toString();
  return `${url}${apiBase}${filled}${search ? `?${search}` : ''}`;
}

function definitionOf(operationId: OperationId) {
  const found = definitions.find(({ id }) => id === operationId);
  if (!found) throw new Error(`No operation ${operationId}`);
  return found;
}

/** Calls an operation over HTTP. Never throws on a problem. */
export async function callOperation<Op extends OperationId>(
  url: string,
  operationId: Op,
  { path, query, headers, body, as, job, key }: CallInput<Op> = {},
): Promise<Answer<Op>> {
  const { method, hasIdempotencyKey } = definitionOf(operationId);
  const sent: Record<string, string> = { 'content-type': 'application/json' };
  if (as) sent.authorization = `Bearer ${as.accessToken}`;
  if (as?.deviceId) sent['device-id'] = as.deviceId;
  if (job) sent.employeeid = job;
  if (hasIdempotencyKey) sent['idempotency-key'] = key ?? newId();
  const answer = await fetch(addressOf(url, operationId, path, query), {
    method,
    headers: { ...sent, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  const received: unknown = isJson ? JSON.parse(bytes.toString()) : bytes.length ? bytes : undefined;
  if (isJson && answer.status >= 400) assertStatus(operationId, answer.status, received as Problem);
  return { status: answer.status, headers: answer.headers, body: received } as Answer<Op>;
}

/** One code has one status, also beside a field: asserted of every problem that any test is answered with. */
function assertStatus(operationId: OperationId, status: number, { code, errors = [] }: Problem): void {
  const expected = new Map([
    [code, statusOfCode[code as ProblemCode]],
    ...errors.map((error) => [error.code, statusOfField(error.code)] as const),
  ]);
  for (const [one, its] of expected)
    if (its !== status) throw new Error(`${operationId} answered ${status} ${one}, whose status is ${its}`);
}
