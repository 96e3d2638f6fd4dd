import type { CallerIds } from '../runtime/device.ts';
import { answerAhead } from './answersAhead.ts';

export type Send = (request: Request) => Promise<Response>;

/** A call without a complete response after this many ms counts as no answer. */
const timeLimit = 30_000;

export const send: Send = (request) =>
  answerAhead(request) ??
  globalThis.fetch(request, {
    // A file takes as long as it is large; whoever waits for it can stop it.
    signal: request.url.endsWith('/file')
      ? request.signal
      : anySignal(request.signal, AbortSignal.timeout(timeLimit)),
  });

/** Safari before 17.4 has no AbortSignal.any and gets no time limit. */
const anySignal = (own: AbortSignal, limit: AbortSignal): AbortSignal =>
  'any' in AbortSignal ? AbortSignal.any([own, limit]) : own;

/** Headers of every call. A body that sets its own content type keeps it. */
export function addHeaders(request: Request, ids: CallerIds, accessToken?: string): Request {
  const { headers } = request;
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  if (accessToken !== undefined) headers.set('Authorization', `Bearer ${accessToken}`);
  setStored(headers, 'EmployeeId', ids.employeeId());
  setStored(headers, 'Device-Id', ids.deviceId());
  return request;
}

function setStored(headers: Headers, name: string, value: string | null): void {
  if (value !== null) headers.set(name, value);
}
