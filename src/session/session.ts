import { createActor, fromPromise } from 'xstate';
import {
  sessionMachine,
  type StoredSession,
  type Tokens,
} from '#machines/flows/auth/session/sessionMachine.ts';
import { wipeDrafts } from '../runtime/drafts/wipeDrafts.ts';
import { refreshTokens } from './refreshTokens.ts';
import { withTabLock, otherTabs } from './tabs.ts';
import { publicApi } from '../api/publicClient.ts';
import { unwrap } from '../api/unwrap.ts';
import { fireBaseToken } from '../push/keptToken.ts';
import { describeDevice } from '../runtime/device.ts';
import { inspect } from '../runtime/inspection.ts';
import { store } from './sessionStore.ts';

const bearer = (accessToken: string) => ({ Authorization: `Bearer ${accessToken}` });

const machine = sessionMachine.provide({
  actors: {
    readStored: fromPromise(() => store.read()),
    keepTokens: fromPromise<StoredSession, { tokens: Tokens }>(({ input }) => store.start(input.tokens)),
    refreshTokens: refreshTokens({
      store,
      withTabLock,
      call: ({ refreshToken, accessToken }) =>
        unwrap(
          publicApi.POST('/auth/refresh-token', {
            headers: bearer(accessToken),
            body: { refreshToken, accessToken, device: describeDevice() },
          }),
        ),
    }),
    registerDevice: fromPromise<void, { accessToken: string }>(async ({ input, signal }) => {
      await unwrap(
        publicApi.PUT('/account/devices', {
          headers: bearer(input.accessToken),
          body: { deviceId: describeDevice().deviceId, fireBaseToken: fireBaseToken(ownSessionId()) },
          signal,
        }),
      );
    }),
    endSession: fromPromise<void, { accessToken: string }>(async ({ input }) => {
      await store.end();
      const headers = bearer(input.accessToken);
      // Tells the server on a best-effort basis; otherwise the pair simply expires unused.
      void publicApi.POST('/auth/logout', { headers, keepalive: true }).catch(() => undefined);
    }),
    otherTabs: otherTabs(store),
  },
  actions: {
    removeStored: (_, { sessionId }) => {
      // A browser that cannot store now keeps the refused tokens, which are refused again.
      if (sessionId) store.end(sessionId).catch(() => undefined);
    },
  },
});

/** The session of this page; runs as long as the page. */
export const session = createActor(machine, { inspect }).start();

function ownSessionId(): string | null {
  return session.getSnapshot().context.sessionId;
}

session.on('signedOut', () => void wipeDrafts());
