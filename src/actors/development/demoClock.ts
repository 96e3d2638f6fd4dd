import { fromPromise } from 'xstate';
import type {
  ClockRead,
  ClockTime,
  Destination,
} from '#machines/flows/development/demoClock/demoClockMachine.ts';
import { problemOf } from '#src/api/problem.ts';

/** A server that does not answer must not keep the app from starting. */
const readLimit = 10_000;

/** Outside of /api and its contract (server/demo). */
async function call(path: string, options: RequestInit): Promise<ClockTime> {
  const response = await fetch(path, options);
  const body: unknown = await response.json();
  if (!response.ok) throw problemOf(response, body);
  return body as ClockTime;
}

/** Larger than the difference that a slow response can cause, in ms. */
const LEAP_MS = 60_000;

export const readClock = fromPromise<ClockRead, void>(async ({ signal }) => {
  const { now } = await call('/dev/clock', {
    signal: AbortSignal.any([signal, AbortSignal.timeout(readLimit)]),
  });
  return { now, hasLeapt: Math.abs(Date.parse(now) - Date.now()) > LEAP_MS };
});

export const moveClock = fromPromise<ClockTime, { to: Destination }>(({ input, signal }) =>
  call('/dev/clock/move', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
    signal,
  }),
);
