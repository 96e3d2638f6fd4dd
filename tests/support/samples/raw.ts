import type { Operation } from '#server/http/contract.ts';
import { newId } from '#server/identifier.ts';
import { compileAnswer } from '#server/http/schemas.ts';
import { addressOf } from '../server/call.ts';
import type { Sample } from './moneySamples.ts';

export interface RawRequest extends Sample {
  token?: string | undefined;
  job?: string | undefined;
  /** Replaces generated values; undefined removes a header. */
  headers?: Record<string, string | undefined>;
  /** Sent instead of `body`, unchanged. */
  text?: string | Uint8Array<ArrayBuffer>;
}
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: unknown;
  code: string | undefined;
  pointers: string[];
}

/**
 * A request that may be wrong in any way, as bytes; its answer is validated against the contract before it is
 * returned.
 */
export async function ask(url: string, operation: Operation, request: RawRequest = {}): Promise<RawAnswer> {
  const { path, query, body, token, job, headers = {}, text } = request;
  const made: Record<string, string | undefined> = {
    'content-type': 'application/json',
    authorization: token && `Bearer ${token}`,
    employeeid: job,
    'idempotency-key': operation.hasIdempotencyKey ? newId() : undefined,
    ...headers,
  };
  const sent = Object.entries(made).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const payload = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const answer = await fetch(addressOf(url, operation.id, path, query), {
    method: operation.method,
    headers: sent,
    ...(payload === undefined ? {} : { body: payload }),
  });
  // A stream has no end to wait for.
  const isStream = answer.headers.get('content-type') === 'text/event-stream';
  if (isStream) await answer.body?.cancel();
  const received = isStream ? '' : await answer.text();
  const isFile = operation.fileTypes.includes(answer.headers.get('content-type') ?? '');
  const parsed = received && !isFile ? (JSON.parse(received) as Record<string, unknown>) : undefined;
  assertWithinContract(operation, answer, parsed);
  const errors = (parsed?.errors ?? []) as { pointer: string }[];
  return {
    status: answer.status,
    headers: answer.headers,
    body: parsed,
    code: answer.status >= 400 ? String(parsed?.code) : undefined,
    pointers: errors.map(({ pointer }) => pointer),
  };
}

const validators = new Map<object, ReturnType<typeof compileAnswer>>();

/** Throws when an answer is not declared by the operation. */
function assertWithinContract(operation: Operation, answer: Response, body: unknown): void {
  const { id, responses } = operation;
  const say = (what: string) => new Error(`${id} ${answer.status}: ${what} ${JSON.stringify(body)}`);
  if (!responses.has(answer.status)) throw say('is not declared');
  const schema = responses.get(answer.status);
  const type = answer.headers.get('content-type') ?? '';
  if (!schema) {
    if (body !== undefined) throw say('has a body');
    return;
  }
  const expected = answer.status >= 400 ? 'application/problem+json' : 'application/json';
  if (!type.startsWith(expected)) throw say(`is ${type}`);
  const compiled = validators.get(schema) ?? compileAnswer(schema);
  validators.set(schema, compiled);
  const validate = compiled();
  if (!validate(body)) throw say(JSON.stringify(validate.errors?.map(({ instancePath }) => instancePath)));
}
