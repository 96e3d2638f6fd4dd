import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  sessionMachine,
  type StoredSession,
  type Tokens,
} from '#machines/flows/auth/session/sessionMachine.ts';
import { refreshTokens } from '#src/session/refreshTokens.ts';
import { memoryRecord } from '#src/session/sharedRecord.ts';
import { tokenStore } from '#src/session/tokenStore.ts';
import { authFetch, type SessionRef } from '#src/session/authFetch.ts';
import { memoryStorage } from '#tests/support/browser/memoryStorage.ts';
import { startTokenServer, type TokenServer } from '#tests/support/standIns/tokenServer.ts';
import { figure } from './figure.ts';
import { median } from './weigh.ts';

const calls = 1000;
const rounds = 5;
const expireAt = '2026-11-02T09:00:00Z';

async function signedIn(server: TokenServer, accessToken: string): Promise<SessionRef> {
  const store = tokenStore({
    local: memoryStorage(),
    shared: memoryRecord(),
    newId: () => crypto.randomUUID(),
    notify: () => undefined,
  });
  const call = async () =>
    (await (await fetch(`${server.url}/refresh`, { method: 'POST' })).json()) as Tokens;
  const machine = sessionMachine.provide({
    actors: {
      readStored: fromPromise(() => store.read()),
      keepTokens: fromPromise<StoredSession, { tokens: Tokens }>(({ input }) => store.start(input.tokens)),
      refreshTokens: refreshTokens({ store, withTabLock: (work) => work(), call }),
      registerDevice: fromPromise<void, { accessToken: string }>(async () => undefined),
      endSession: fromPromise(() => store.end()),
      otherTabs: fromCallback(() => undefined),
    },
  });
  const session = createActor(machine).start();
  await waitFor(session, (snapshot) => snapshot.matches('anonymous'));
  session.send({ type: 'session.signIn', tokens: { accessToken, expireAt, refreshToken: 'refresh 0' } });
  await waitFor(session, (snapshot) => snapshot.hasTag('canCall'));
  return session;
}

/** Milliseconds for all calls at once through a session that holds `accessToken`. */
async function timed(
  accessToken: string,
): Promise<{ ms: number; good: number; refreshes: number; seen: number }> {
  const server = await startTokenServer();
  server.good.add('live');
  const session = await signedIn(server, accessToken);
  const send = authFetch(session, { ids: { employeeId: () => 'job', deviceId: () => 'device' } });
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, i) =>
      send(new Request(`${server.url}/calls/${i}`, { method: 'POST', body: String(i) })),
    ),
  );
  const ms = performance.now() - began;
  session.stop();
  const result = {
    ms,
    good: answers.filter(({ status }) => status === 200).length,
    refreshes: server.refreshes,
    seen: server.calls.length,
  };
  await server.close();
  return result;
}

/** 1,000 calls with a dead token beside 1,000 with a live one, interleaved in one run. */
export async function refresh(): Promise<void> {
  const dead: number[] = [];
  const live: number[] = [];
  let worst = { good: calls, refreshes: 0, seen: 0 };
  for (let round = 0; round < rounds; round += 1) {
    live.push((await timed('live')).ms);
    const run = await timed('dead');
    dead.push(run.ms);
    worst = {
      good: Math.min(worst.good, run.good),
      refreshes: Math.max(worst.refreshes, run.refreshes),
      seen: Math.max(worst.seen, run.seen),
    };
  }
  figure('calls that failed', calls - worst.good, '', 0);
  figure('refreshes', worst.refreshes, '', 1);
  figure(
    'requests seen by the server (each call at most twice)',
    worst.seen + worst.refreshes,
    '',
    2 * calls + 1,
  );
  figure(`with a refresh, median of ${rounds}`, median(dead), 'ms');
  figure('without', median(live), 'ms');
  figure('ratio', median(dead) / median(live), '×');
}
