/**
 * Why a call failed, as plain data for a machine's context: a problem named by the server, no HTTP answer, or
 * something unexpected. `fields` maps a body field to its error code.
 */
export type Failure =
  | {
      kind: 'problem';
      status: number;
      code: string;
      fields: Record<string, string>;
      legalEvents?: string[];
      retryAfterSeconds?: number;
    }
  | { kind: 'network' }
  | { kind: 'unexpected' };

/** Actors reject with an Error that carries `failure`; anything else is unexpected. */
export function toFailure(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'failure' in error) return error.failure as Failure;
  return { kind: 'unexpected' };
}

/**
 * Worth sending the same request again, under the same idempotency key: there was no answer, the server failed or is still
 * working on the first one, or there were too many requests just now.
 */
export const isRepeatable = (failure: Failure): boolean =>
  failure.kind !== 'problem' ||
  failure.status >= 500 ||
  failure.status === 408 ||
  failure.status === 429 ||
  failure.code === 'requestRunning';

/** The server said no; the same request would be refused again. */
export const isRefused = (failure: Failure): boolean => !isRepeatable(failure);

export const isNotFound = (failure: Failure): boolean => failure.kind === 'problem' && failure.status === 404;

/** Seconds to wait after too many tries (429); 0 for any other failure. */
export const retryAfterOf = (failure: Failure): number =>
  failure.kind === 'problem' && failure.status === 429 ? (failure.retryAfterSeconds ?? 60) : 0;
