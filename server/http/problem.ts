/** A refused field: `pointer` into the body ('' is the body itself), or /query/…, /headers/…, /path/…. */
export interface FieldProblem {
  pointer: string;
  code: string;
}

export interface ProblemExtras {
  errors?: FieldProblem[];
  legalEvents?: readonly string[];
  retryAfterSeconds?: number;
  /** With changedMeanwhile: the current record. */
  current?: object;
  /** English, for readers of the log; never shown, never personal. */
  detail?: string;
}

/** Every answer of a handler besides success. `code` is stable and translated by the app. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly extras: ProblemExtras;

  constructor(status: number, code: string, extras: ProblemExtras = {}) {
    super(`${status} ${code}`);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

export const validationFailed = (errors: FieldProblem[]) => new Problem(400, 'validationFailed', { errors });
export const fieldRefused = (pointer: string, code: string) => validationFailed([{ pointer, code }]);
export const unauthenticated = () => new Problem(401, 'unauthenticated');
export const forbidden = (code = 'forbidden') => new Problem(403, code);
export const notFound = (code = 'notFound') => new Problem(404, code);
export const conflict = (code: string, extras?: ProblemExtras) => new Problem(409, code, extras);
export const illegalTransition = (legalEvents: readonly string[]) =>
  new Problem(409, 'illegalTransition', { legalEvents });
export const refusedByRule = (code: string, extras?: ProblemExtras) => new Problem(422, code, extras);
export const tooMany = (code: string, retryAfterSeconds: number) =>
  new Problem(429, code, { retryAfterSeconds });
