import { fromPromise } from 'xstate';
import type { StoredSession, Tokens } from '#machines/flows/auth/session/sessionMachine.ts';
import { isRefused, toFailure } from '#machines/support/failure.ts';
import { sessionEnded } from '../api/problem.ts';
import type { TokenStore } from './tokenStore.ts';

export interface RefreshDeps {
  store: TokenStore;
  /** Runs `work` while no other tab does; the signal only aborts waiting for the lock. */
  withTabLock: <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;
  /** The call itself. Not abortable: an aborted rotation would lose the new pair. */
  call: (tokens: Tokens) => Promise<Tokens>;
}

/**
 * One refresh for all tabs (spec section 4, session): a tab that gets the lock later finds the new pair and uses it.
 * Missing tokens, or a refusal, also end the stored session.
 */
export const refreshTokens = ({ store, withTabLock, call }: RefreshDeps) => {
  const callOrEnd = async ({ sessionId, tokens }: StoredSession): Promise<Tokens> => {
    try {
      return await call(tokens);
    } catch (error) {
      if (isRefused(toFailure(error))) await store.end(sessionId);
      throw error;
    }
  };
  return fromPromise<StoredSession, StoredSession>(({ input, signal }) =>
    withTabLock(async () => {
      const stored = await store.read();
      if (!stored) throw sessionEnded();
      if (stored.tokens.accessToken !== input.tokens.accessToken) return stored;
      const next = await store.replace(stored, await callOrEnd(stored));
      if (!next) throw sessionEnded();
      return next;
    }, signal),
  );
};
