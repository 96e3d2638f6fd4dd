import createClient from 'openapi-fetch';
import { fromPromise } from 'xstate';
import type { KeptPunch, QueueOwner, Sent } from '#machines/flows/time/punchQueue/punchQueueMachine.ts';
import { isRefused, toFailure } from '#machines/support/failure.ts';
import type { paths } from '#openapi/generated/contract.d.ts';
import { noAnswer } from '#src/api/problem.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { callerIds } from '#src/runtime/device.ts';
import { authFetch } from '#src/session/authFetch.ts';
import { session } from '#src/session/session.ts';
import { notifyQueue } from './queueChannel.ts';
import { answer, firstQueued } from './punchStore.ts';

/**
 * Named by the job that made the punch and not by the one that is active now: with another person's token the server
 * refuses that job, and nothing is counted.
 */
const apiOf = (employeeId: string) =>
  createClient<paths>({
    baseUrl: '/api',
    fetch: authFetch(session, { ids: { ...callerIds, employeeId: () => employeeId } }),
  });

/** Problem codes which say that the session is not, or no longer, the owner's: the punch stays in the queue. */
const foreignSessionCodes = ['notYourJob', 'sessionEnded', 'unauthenticated', 'deviceMismatch'];

type Outcome = Pick<KeptPunch, 'state' | 'code' | 'at'>;

async function send({ employeeId }: QueueOwner, { punch }: KeptPunch): Promise<Outcome | 'foreign'> {
  try {
    const answered = await unwrap(
      apiOf(employeeId).POST('/attendance/check', {
        params: { header: { 'Idempotency-Key': punch.id } },
        body: punch,
      }),
    );
    // A page of a network that asks for a sign-in is no answer.
    if (answered.id !== punch.id) throw noAnswer();
    return { state: 'day' in answered ? 'accepted' : 'waiting', code: null, at: answered.at };
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind !== 'problem' || !isRefused(failure) || failure.code === 'unexpected') throw error;
    if (failure.status === 401 || foreignSessionCodes.includes(failure.code)) return 'foreign';
    const state = failure.code === 'punchTooLate' ? 'expired' : 'rejected';
    return { state, code: failure.code, at: null };
  }
}

/** Without Web Locks two tabs may send the same punch: its id makes them one. */
const runExclusively = <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('davomat-punches', { signal }, work) : work();

/** Stopping the actor does not abort a call under way, so that its answer is still stored. */
export const sendFirst = fromPromise<Sent, { owner: QueueOwner }>(({ input: { owner }, signal }) =>
  runExclusively(async () => {
    const first = await firstQueued(owner);
    if (!first) return 'empty';
    if (!navigator.onLine) throw noAnswer();
    const outcome = await send(owner, first);
    if (outcome === 'foreign') return outcome;
    await answer(owner, first.seq, outcome);
    notifyQueue();
    return outcome.state as Sent;
  }, signal),
);
