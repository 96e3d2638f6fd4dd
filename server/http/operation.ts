import type { operations } from '#openapi/generated/contract.d.ts';
import type { Roles } from '#openapi/generated/roles.d.ts';
import type { Tx } from '../database/database.ts';
import type { EventStream } from './eventStream.ts';
import type { SentFile } from './sentFile.ts';

export type OperationId = keyof operations;

type Responses<Op extends OperationId> = operations[Op]['responses'];
type SuccessStatus<Op extends OperationId> = Extract<keyof Responses<Op>, 200 | 201 | 202 | 204>;
type Content<R> = R extends { content: infer C }
  ? 'application/json' extends keyof C
    ? C['application/json']
    : 'text/event-stream' extends keyof C
      ? EventStream
      : SentFile
  : undefined;

declare const made: unique symbol;

/**
 * A successful answer of `Op`. Only `reply` creates one, so that a field outside the contract fails the type check.
 */
export type Reply<Op extends OperationId> = {
  [S in SuccessStatus<Op>]: { readonly [made]: Op; status: S; body: Content<Responses<Op>[S]> };
}[SuccessStatus<Op>];

/**
 * `reply<'login'>()(200, body)`. The body is an argument because TypeScript allows extra fields in a returned
 * literal.
 */
export const reply =
  <Op extends OperationId>() =>
  <S extends SuccessStatus<Op>>(
    status: S,
    ...[body]: Content<Responses<Op>[S]> extends undefined ? [] : [body: Content<Responses<Op>[S]>]
  ): Reply<Op> =>
    ({ status, body }) as unknown as Reply<Op>;

export type Role = Roles[OperationId];
export interface SignedIn {
  accountId: string;
  deviceId: string;
  sessionId: string;
  /** Expiry of the access token, epoch milliseconds. */
  tokenExpiresAt: number;
}
/** Of operations that need no job. */
export interface AccountHolder extends SignedIn {
  /** Whether name, passport and PINFL are known (spec section 3). */
  isIdentificated: boolean;
  /** Owns a company or is linked to an employee record that has not left (spec section 3). */
  isAnyJobExists: boolean;
}
/** A colleague at the employer's side is one of the first three. */
export type JobRole = 'owner' | 'manager' | 'accountant' | 'employee';
export interface AtJob<R extends JobRole = JobRole> extends SignedIn {
  organizationId: string;
  /** The EmployeeId header: the employee record's id, or the employer row's. */
  jobId: string;
  role: R;
  /** Of a manager: they see the people of these units alone. Null for everybody else. */
  units: readonly string[] | null;
}
export interface Kiosk {
  organizationId: string;
  gateId: string;
}
type CallerOf<R extends Role> = R extends 'public'
  ? undefined
  : R extends 'signedIn'
    ? AccountHolder
    : R extends 'kiosk'
      ? Kiosk
      : R extends JobRole
        ? AtJob<R>
        : never;
export type Caller<Op extends OperationId> = CallerOf<Roles[Op]>;
export type AnyCaller = undefined | AccountHolder | AtJob | Kiosk;

type Parameters<Op extends OperationId, In extends string> = operations[Op] extends { parameters: infer P }
  ? In extends keyof P
    ? [NonNullable<P[In]>] extends [never]
      ? Record<never, never>
      : NonNullable<P[In]>
    : Record<never, never>
  : Record<never, never>;
type LowerKeys<T> = { [K in keyof T as K extends string ? Lowercase<K> : K]: T[K] };
type Body<Op extends OperationId> = operations[Op] extends { requestBody: { content: infer C } }
  ? C[keyof C]
  : undefined;

export interface Input<Op extends OperationId> {
  params: Parameters<Op, 'path'>;
  query: Parameters<Op, 'query'>;
  /** Declared headers only, names in lower case. */
  headers: LowerKeys<Parameters<Op, 'header'>>;
  body: Body<Op>;
  caller: Caller<Op>;
  /** Aborted when the client has gone before it was answered; for long reading, which nobody would see any more. */
  gone: AbortSignal;
  /** The client's IPv4 address or IPv6 network, for limits; never logged. */
  address: string;
  /**
   * The single transaction of a change. With an Idempotency-Key, the answer is stored in it (http/idempotency.ts), so
   * every operation that declares the header must answer from here; a thrown Problem rolls back and stores nothing.
   * `work` may run again after a serialization failure: no effects outside `tx`. Never query `db` inside: the
   * embedded database has one session and would wait for itself.
   */
  inChange: (work: (tx: Tx) => Promise<Reply<Op>>) => Promise<Reply<Op>>;
}

export type Handler<Op extends OperationId> = (input: Input<Op>) => Promise<Reply<Op>>;
export type Handlers = { [Op in OperationId]: Handler<Op> };
