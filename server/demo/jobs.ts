import type { ShiftWindow } from '#domain/attendance/shift.ts';
import { MINUTE_MS } from '#domain/calendar/index.ts';
import type { Server } from '../createServer.ts';
import { minutes } from './personsDay.ts';
import type { Deed } from './deed.ts';

/** none: the server runs them by itself. pay: what pays people. all: also reminders and the nightly work. */
export type Jobs = 'none' | 'pay' | 'all';

/** At night, before the first shift of the day, and after the last one. */
const [TIDIES_AT, PREPARES_AT, SETTLES_AT] = [3 * 60, 6 * 60 + 5, 20 * 60];

/** The server's own work on a date that begins at `midnight`, when it is due. */
export function jobsOf(midnight: number, jobs: Jobs, shifts: readonly ShiftWindow[]): Deed[] {
  if (jobs === 'none') return [];
  const pay = [PREPARES_AT, SETTLES_AT].map((minute) => ({
    at: midnight + minutes(minute),
    does: ({ server }: { server: Server }) => workOff(server),
  }));
  if (jobs === 'pay') return pay;
  const tidies = {
    at: midnight + minutes(TIDIES_AT),
    does: ({ server }: { server: Server }) => server.tidied(),
  };
  const reminds = shifts.flatMap(({ start, end }) =>
    [start - 3 * MINUTE_MS, start + 30 * MINUTE_MS, end + MINUTE_MS, end + 50 * MINUTE_MS].map((at) => ({
      at,
      does: ({ server }: { server: Server }) => server.reminded(),
    })),
  );
  return [tidies, ...pay, ...reminds];
}

/** What is due of payments, runs, closings, imports and reports at the time of the server's clock. */
export async function workOff(server: Server): Promise<void> {
  await server.settled();
  await server.runsPrepared();
  await server.paid();
  await server.closed();
  await server.imported();
  await server.reportsMade();
}
