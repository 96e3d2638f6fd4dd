import { fromPromise } from 'xstate';
import type {
  AcceptedPunch,
  Gate,
  Punch,
} from '#machines/flows/attendance/attendanceCheck/attendanceCheckMachine.ts';
import { api } from '#src/session/client.ts';
import { ApiFailure, unwrap } from '#src/api/unwrap.ts';

/** The punch's id is also its idempotency key, so a resent punch is the same one on every layer. */
export const checkAttendance = fromPromise<AcceptedPunch, { punch: Punch }>(async ({ input, signal }) => {
  const neverSent = !navigator.onLine;
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
});

export const listGates = fromPromise<Gate[], void>(async ({ signal }) => {
  const { items } = await unwrap(api.GET('/organization/gates', { signal }));
  return items;
});
