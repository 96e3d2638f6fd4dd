import { statusOfCode, type CodeOf, type ProblemCode } from './problemCodes.ts';

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
  /** With changedMeanwhile: the current settings. */
  settings?: object;
  /** With changedMeanwhile: the current year of the calendar. */
  calendar?: object;
  /** With unauthenticated: a refresh helps. */
  tokenExpired?: boolean;
  /** English, for readers of the log; never shown, never personal. */
  detail?: string;
}

/** Every answer of a handler besides success. `code` is stable and translated by the app. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly extras: ProblemExtras;

  constructor(code: ProblemCode, extras: ProblemExtras = {}) {
    const status = statusOfCode[code];
    super(`${status} ${code}`);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

/** The most fields or items that a problem names; the contract allows twice as many. */
export const MOST_ERRORS = 100;
export const validationFailed = (errors: FieldProblem[]) =>
  new Problem('validationFailed', { errors: errors.slice(0, MOST_ERRORS) });
export const fieldRefused = (pointer: string, code: string) => validationFailed([{ pointer, code }]);
export const unauthenticated = (extras?: Pick<ProblemExtras, 'tokenExpired'>) =>
  new Problem('unauthenticated', extras);
export const forbidden = (code: CodeOf<403> = 'forbidden') => new Problem(code);
export const notFound = (code: CodeOf<404> = 'notFound') => new Problem(code);
export const conflict = (code: CodeOf<409>, extras?: ProblemExtras) => new Problem(code, extras);
export const illegalTransition = (legalEvents: readonly string[], errors?: FieldProblem[]) =>
  new Problem('illegalTransition', { legalEvents, ...(errors ? { errors } : {}) });
export const refusedByRule = (code: CodeOf<422>, extras?: ProblemExtras) => new Problem(code, extras);
export const tooMany = (code: CodeOf<429>, retryAfterSeconds: number) =>
  new Problem(code, { retryAfterSeconds });
