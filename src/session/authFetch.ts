import { waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { sessionMachine } from '#machines/flows/auth/session/sessionMachine.ts';
import { noAnswer, sessionEnded } from '../api/problem.ts';
import { addHeaders, send as sendNow, type Send } from '../api/send.ts';
import type { CallerIds } from '../runtime/device.ts';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

export interface AuthFetchOptions {
  ids: CallerIds;
  send?: Send;
  /** How long a call waits for a refresh before it fails as one without an answer, in ms. */
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
 * The fetch of `api`: adds the spec's headers, and on a 401 waits for the session's one refresh and sends the same again, once
 * (spec section 4, session). A second 401 is the answer. Not a middleware, because there the body is used up by then.
 */
export const authFetch =
  (session: SessionRef, { ids, send = sendNow, timeout = 15_000 }: AuthFetchOptions): Send =>
  async (request) => {
    const wait = { signal: request.signal, timeout };
    const pass = await passOf(session, wait);
    const answer = await send(addHeaders(request.clone(), ids, pass.accessToken));
    if (answer.status !== 401) return answer;
    // An unread body would keep its connection busy.
    await answer.body?.cancel();
    askForRefresh(session, pass);
    const next = await passOf(session, wait, pass.sessionId);
    return send(addHeaders(request, ids, next.accessToken));
  };

/** One event for all who wait: each event wakes every waiting call. */
function askForRefresh(session: SessionRef, pass: Pass): void {
  const { tokens } = session.getSnapshot().context;
  if (session.getSnapshot().hasTag('canCall') && tokens?.accessToken === pass.accessToken)
    session.send({ type: 'session.unauthorized', usedToken: pass.accessToken });
}

/**
 * The token to go with. Who signs in while a call waits may be somebody else: a call of one session is never sent with the
 * token of another.
 */
async function passOf(session: SessionRef, wait: Wait, owner?: string): Promise<Pass> {
  let snapshot = session.getSnapshot();
  const asker = owner ?? snapshot.context.sessionId;
  if (snapshot.hasTag('mustWait')) snapshot = await settled(session, wait);
  const { tokens, sessionId } = snapshot.context;
  if (!snapshot.hasTag('canCall') || !tokens || !sessionId) throw sessionEnded();
  if (asker !== null && asker !== sessionId) throw sessionEnded();
  return { accessToken: tokens.accessToken, sessionId };
}

async function settled(session: SessionRef, wait: Wait): Promise<SnapshotFrom<typeof sessionMachine>> {
  try {
    return await waitFor(session, (snapshot) => !snapshot.hasTag('mustWait'), wait);
  } catch (error) {
    if (wait.signal.aborted) throw error;
    throw noAnswer();
  }
}
