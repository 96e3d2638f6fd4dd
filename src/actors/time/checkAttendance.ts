import { fromPromise } from 'xstate';
import type {
  AcceptedPunch,
  Gate,
  Punch,
  WaitingPunch,
} from '#machines/flows/time/attendanceCheck/attendanceCheckMachine.ts';
import { noAnswer } from '#src/api/problem.ts';
import { api } from '#src/session/client.ts';
import { ApiFailure, unwrap } from '#src/api/unwrap.ts';
import { mustQueue } from './punches/punchQueue.ts';

/**
 * The punch's id is also its idempotency key, so a resent punch is the same one on every layer. While earlier ones wait on
 * this phone it waits behind them.
 */
export const checkAttendance = fromPromise<AcceptedPunch | WaitingPunch, { punch: Punch }>(
  async ({ input, signal }) => {
    const neverSent = !navigator.onLine;
    if (await mustQueue()) throw Object.assign(noAnswer(), { neverSent: true });
    try {
      return await unwrap(
        api.POST('/attendance/check', {
          params: { header: { 'Idempotency-Key': input.punch.id } },
          body: input.punch,
          signal,
        }),
      );
    } catch (error) {
      throw neverSent && error instanceof ApiFailure ? Object.assign(error, { neverSent }) : error;
    }
  },
);

export const listGates = fromPromise<Gate[], void>(async ({ signal }) => {
  const { items } = await unwrap(api.GET('/organization/gates', { signal }));
  return items;
});
