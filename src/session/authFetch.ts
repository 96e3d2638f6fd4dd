import { waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/flows/auth/session/sessionMachine.ts';
import { noAnswer, sessionEnded } from '../api/problem.ts';
import { addHeaders, send as sendNow, type Send } from '../api/send.ts';
import type { CallerIds } from '../runtime/device.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

export interface AuthFetchOptions {
  ids: CallerIds;
  send?: Send;
  /** How long a call waits for a refresh before it fails as a network error, in ms. */
  timeout?: number;
}

interface Pass {
  accessToken: string;
  sessionId: string;
}

interface Wait {
  signal: AbortSignal;
  timeout: number;
}

/**
 * The fetch of `api`: adds the specification's headers; on a 401 it waits for the session's single refresh and sends
 * the request once more (spec section 4, session). A second 401 ends the session (section 8), unless the fresh token has already expired: a
 * demonstration moves the server's clock by hours. Not a middleware, because there the body is already used up.
 */
export const authFetch =
  (session: SessionRef, { ids, send = sendNow, timeout = 15_000 }: AuthFetchOptions): Send =>
  async (request) => {
    const wait = { signal: request.signal, timeout };
    const pass = await waitForPass(session, wait);
    const answer = await send(addHeaders(request.clone(), ids, pass.accessToken));
    if (answer.status !== 401) return answer;
    // An unread body would keep its connection busy.
    await answer.body?.cancel();
    askForRefresh(session, pass);
    const next = await waitForPass(session, wait, pass.sessionId);
    const last = await send(addHeaders(request, ids, next.accessToken));
    if (last.status === 401 && !last.headers.has('WWW-Authenticate'))
      session.send({ type: 'session.rejected', usedToken: next.accessToken });
    return last;
  };

/** One event for all waiting calls, because each event wakes every one of them. */
function askForRefresh(session: SessionRef, pass: Pass): void {
  const { tokens } = session.getSnapshot().context;
  if (session.getSnapshot().hasTag('canCall') && tokens?.accessToken === pass.accessToken)
    session.send({ type: 'session.unauthorized', usedToken: pass.accessToken });
}

/**
 * Waits for a usable token. Somebody else may sign in meanwhile, but a call of one session is never sent with the token
 * of another.
 */
async function waitForPass(session: SessionRef, wait: Wait, owner?: string): Promise<Pass> {
  let snapshot = session.getSnapshot();
  const asker = owner ?? snapshot.context.sessionId;
  if (snapshot.hasTag('mustWait')) snapshot = await waitUntilSettled(session, wait);
  const { tokens, sessionId } = snapshot.context;
  if (!snapshot.hasTag('canCall') || !tokens || !sessionId) throw sessionEnded();
  if (asker !== null && asker !== sessionId) throw sessionEnded();
  return { accessToken: tokens.accessToken, sessionId };
}

async function waitUntilSettled(
  session: SessionRef,
  wait: Wait,
): Promise<SnapshotFrom<typeof sessionMachine>> {
  try {
    return await waitFor(session, (snapshot) => !snapshot.hasTag('mustWait'), wait);
  } catch (error) {
    if (wait.signal.aborted) throw error;
    throw noAnswer();
  }
}
