import type { Failure } from '#machines/support/failure.ts';

/** The error that every actor rejects with; `failure` is plain data that a machine may keep. */
export class ApiFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind === 'problem' ? `${failure.status} ${failure.code}` : failure.kind);
    this.name = 'ApiFailure';
    this.failure = failure;
  }
}

/** No valid session: the call was not sent, or not sent again. */
export const sessionEnded = (): ApiFailure =>
  new ApiFailure({ kind: 'problem', status: 401, code: 'sessionEnded', fields: {} });

/** A failure that the app finds out by itself, as if the server had answered so. */
export const problem = (status: number, code: string): ApiFailure =>
  new ApiFailure({ kind: 'problem', status, code, fields: {} });

export const noAnswer = (): ApiFailure => new ApiFailure({ kind: 'network' });

interface ProblemBody {
  code?: unknown;
  errors?: { pointer: string; code: string }[];
  legalEvents?: string[];
  retryAfterSeconds?: number;
}

/**
 * Reads a response that is not 2xx. One that is not problem+json (such as a proxy's page) keeps its status and gets
 * the code `unexpected`.
 */
export function problemOf(response: Response, body: unknown): ApiFailure {
  const problem: ProblemBody = typeof body === 'object' && body !== null ? body : {};
  const seconds = problem.retryAfterSeconds ?? Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return new ApiFailure({
    kind: 'problem',
    status: response.status,
    code: typeof problem.code === 'string' ? problem.code : 'unexpected',
    fields: fieldsOf(problem.errors ?? []),
    ...(problem.legalEvents ? { legalEvents: problem.legalEvents } : {}),
    ...(Number.isNaN(seconds) ? {} : { retryAfterSeconds: seconds }),
  });
}

/** `/device/deviceId` → `device.deviceId`; keeps the first code of a field. */
function fieldsOf(errors: { pointer: string; code: string }[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { pointer, code } of errors) fields[pointer.slice(1).replaceAll('/', '.')] ??= code;
  return fields;
}
