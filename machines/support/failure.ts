/**
 * What went wrong with a call, as plain data a machine may keep: a problem the server named, no HTTP answer
 * at all, or something unforeseen. `fields` maps a body field to its error code.
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

/** Real actors reject with an Error that carries `failure`; anything else is unexpected. */
export function toFailure(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'failure' in error) return error.failure as Failure;
  return { kind: 'unexpected' };
}

/** Worth sending the same again: no answer, or the server's own fault. */
export const isTransient = (failure: Failure): boolean =>
  failure.kind === 'network' || (failure.kind === 'problem' && failure.status >= 500);

export const isRefused = (failure: Failure): boolean => failure.kind === 'problem' && failure.status < 500;

/** Seconds until it is worth trying again after too many tries (429); 0 = it was something else. */
export const retryAfterOf = (failure: Failure): number =>
  failure.kind === 'problem' && failure.status === 429 ? (failure.retryAfterSeconds ?? 60) : 0;
