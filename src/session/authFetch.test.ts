import { afterEach, beforeEach, expect, test } from 'vitest';
import createClient from 'openapi-fetch';
import type { paths } from '#openapi/generated/contract.d.ts';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import {
  sessionMachine,
  type StoredSession,
  type Tokens,
} from '#machines/flows/auth/session/sessionMachine.ts';
import { startTokenServer, type TokenServer } from '#tests/support/standIns/tokenServer.ts';
import { memoryStorage } from '#tests/support/browser/memoryStorage.ts';
import { refreshTokens } from './refreshTokens.ts';
import { memoryRecord } from './sharedRecord.ts';
import { tokenStore } from './tokenStore.ts';
import { authFetch, type SessionRef } from './authFetch.ts';
import type { Send } from '../api/send.ts';
import { unwrap } from '../api/unwrap.ts';

const dead: Tokens = { accessToken: 'dead', expireAt: '2026-11-02T09:00:00Z', refreshToken: 'refresh 0' };

let server: TokenServer;
let clock: SimulatedClock;
let local: ReturnType<typeof memoryStorage>;
let session: SessionRef;
let registered: string[];
let ended: number;
/** Resolves when the last refresh has finished completely. */
let refreshWork: Promise<unknown>;

beforeEach(async () => {
  server = await startTokenServer();
  clock = new SimulatedClock();
  local = memoryStorage();
  registered = [];
  ended = 0;
  let ids = 0;
  const store = tokenStore({
    local,
    shared: memoryRecord(),
    newId: () => `session ${(ids += 1)}`,
    notify: () => undefined,
  });
  session = createActor(
    sessionMachine.provide({
      actors: {
        readStored: fromPromise(() => store.read()),
        keepTokens: fromPromise<StoredSession, { tokens: Tokens }>(({ input }) => store.start(input.tokens)),
        refreshTokens: refreshTokens({
          store,
          withTabLock: (work) => {
            const done = work();
            refreshWork = done.catch(() => undefined);
            return done;
          },
          call: (tokens) => unwrap(callRefresh(tokens)),
        }),
        registerDevice: fromPromise<void, { accessToken: string }>(async ({ input }) => {
          registered.push(input.accessToken);
        }),
        endSession: fromPromise(async () => {
          ended += 1;
          await store.end();
        }),
        otherTabs: fromCallback(() => undefined),
      },
      actions: {
        removeStored: (_, { sessionId }) => void store.end(sessionId ?? ''),
      },
    }),
    { clock },
  ).start();
  await until((snapshot) => snapshot.matches('anonymous'));
  await signIn(dead);
});

afterEach(async () => {
  session.stop();
  await server.close();
});

async function callRefresh(tokens: Tokens): Promise<{ data: Tokens; response: Response }> {
  const response = await fetch(`${server.url}/refresh`, { method: 'POST', body: JSON.stringify(tokens) });
  return { data: response.ok ? ((await response.json()) as Tokens) : dead, response };
}

type SessionSnapshot = ReturnType<SessionRef['getSnapshot']>;

const until = (holds: (snapshot: SessionSnapshot) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!holds(session.getSnapshot())) return;
      subscription.unsubscribe();
      resolve();
    };
    const subscription = session.subscribe(look);
    look();
  });

async function signIn(tokens: Tokens): Promise<void> {
  session.send({ type: 'session.signIn', tokens });
  await until((snapshot) => snapshot.hasTag('canCall'));
}

const ids = { employeeId: () => 'job', deviceId: () => 'device' };
const calls = (options: { timeout?: number; send?: Send } = {}): Send =>
  authFetch(session, { ids, ...options });

const post = (path: string, body: string, init: RequestInit = {}): Request =>
  new Request(`${server.url}${path}`, { method: 'POST', body, ...init });

const isRefreshing = (snapshot: SessionSnapshot) => snapshot.matches({ authenticated: 'refreshing' });

/** Holds every refresh at the server until `open` is called. */
function holdRefresh(): () => void {
  let open: () => void = () => undefined;
  server.gate = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

test('1,000 calls with a dead token: one refresh, 1,000 good answers, bodies intact', async () => {
  const call = calls();
  const bodies = Array.from({ length: 1000 }, (_, i) =>
    JSON.stringify({ call: i, text: 'oʻzbek '.repeat(5) }),
  );
  const answers = await Promise.all(
    bodies.map(async (body, i) => {
      const answer = await call(post(`/calls/${i}`, body));
      return { status: answer.status, body: await answer.text() };
    }),
  );
  expect(server.refreshes).toBe(1);
  expect(answers).toEqual(bodies.map((body) => ({ status: 200, body })));
  expect(registered).toEqual(['access 1']);
  expect(local.getItem('token')).toBe('access 1');
  expect(local.getItem('refreshToken')).toBe('refresh 1');
});

test('every call bears the headers of the specification, with a body or without, replayed or not', async () => {
  const api = createClient<paths>({ baseUrl: server.url, fetch: calls() });
  await api.GET('/account');
  await api.POST('/auth/logout');
  await api.PUT('/account/devices', { body: { deviceId: 'device', fireBaseToken: null } });
  expect(server.calls.map(({ authorization }) => authorization)).toEqual([
    'Bearer dead',
    'Bearer access 1',
    'Bearer access 1',
    'Bearer access 1',
  ]);
  for (const { headers } of server.calls)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      employeeid: 'job',
      'device-id': 'device',
    });
});

test('a refused refresh: all fail as ended, none is sent again, the three keys are gone', async () => {
  server.outcomes = ['refused'];
  const call = calls();
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => call(post('/x', '{}'))));
  for (const result of results)
    expect(result).toMatchObject({
      status: 'rejected',
      reason: { failure: { status: 401, code: 'sessionEnded' } },
    });
  expect(server.calls).toHaveLength(50);
  expect(session.getSnapshot().value).toBe('expired');
  expect(local.keys()).toEqual([]);
});

test('missing keys end the session without a call', async () => {
  local.removeItem('refreshToken');
  await expect(calls()(post('/x', '{}'))).rejects.toMatchObject({ failure: { code: 'sessionEnded' } });
  expect(server.refreshes).toBe(0);
  expect(session.getSnapshot().value).toBe('expired');
});

test('no answer, the server’s fault, 408 and 429 back off and try again; nobody is signed out', async () => {
  server.outcomes = ['broken', 'fault', 'late', 'tooMany', 'pair'];
  const call = calls();
  const answer = call(post('/x', 'kept'));
  const backsOff = (failures: number) => (snapshot: SessionSnapshot) =>
    snapshot.matches({ authenticated: { refreshing: 'backingOff' } }) &&
    snapshot.context.failures === failures;
  await until(backsOff(1));
  clock.increment(1000);
  await until(backsOff(2));
  clock.increment(1999);
  expect(server.refreshes).toBe(2);
  clock.increment(1);
  await until(backsOff(3));
  clock.increment(4000);
  await until(backsOff(4));
  clock.increment(8000);
  expect(await (await answer).text()).toBe('kept');
  expect(server.refreshes).toBe(5);
});

test('waiting calls fail as unanswered after their time, the session stays', async () => {
  server.outcomes = ['broken'];
  await expect(calls({ timeout: 30 })(post('/x', '{}'))).rejects.toMatchObject({
    failure: { kind: 'network' },
  });
  expect(isRefreshing(session.getSnapshot())).toBe(true);
  expect(local.getItem('refreshToken')).toBe('refresh 0');
});

test('a caller that gives up rejects with its own reason, the others go on', async () => {
  const open = holdRefresh();
  const call = calls();
  const controller = new AbortController();
  const [given, other] = [call(post('/x', '1', { signal: controller.signal })), call(post('/x', '2'))];
  await until(isRefreshing);
  controller.abort(new Error('left the screen'));
  await expect(given).rejects.toThrow('left the screen');
  open();
  expect((await other).status).toBe(200);
  expect(server.calls.filter(({ body, status }) => body === '1' && status === 200)).toEqual([]);
});

test('a late 401 of a token already replaced is sent again at once, without a refresh', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = calls({
    send: async (request) => {
      const answer = await fetch(request);
      if (answer.status === 401) await held;
      return answer;
    },
  })(post('/late', '{}'));
  expect((await calls()(post('/first', '{}'))).status).toBe(200);
  release();
  expect((await late).status).toBe(200);
  expect(server.refreshes).toBe(1);
});

test('signing out fails whoever waits, and the refresh under way brings nothing back', async () => {
  const open = holdRefresh();
  const waiting = calls()(post('/x', '{}'));
  await until(isRefreshing);
  session.send({ type: 'session.signOut' });
  await expect(waiting).rejects.toMatchObject({ failure: { code: 'sessionEnded' } });
  open();
  await until((snapshot) => snapshot.matches('anonymous'));
  expect(ended).toBe(1);
  await refreshWork;
  expect(server.good.has('access 1')).toBe(true);
  expect(local.keys()).toEqual([]);
  expect(server.calls).toHaveLength(1);
});

test('who signs in meanwhile does not inherit the calls of who was there before', async () => {
  server.good.add('theirs');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = calls({
    send: async (request) => {
      const answer = await fetch(request);
      await held;
      return answer;
    },
  })(post('/mine', '{}'));
  await expect.poll(() => server.calls.length).toBe(1);
  session.send({ type: 'session.signOut' });
  await until((snapshot) => snapshot.matches('anonymous'));
  await signIn({ ...dead, accessToken: 'theirs', refreshToken: 'their refresh' });
  release();
  await expect(late).rejects.toMatchObject({ failure: { code: 'sessionEnded' } });
  expect(server.calls.map(({ authorization }) => authorization)).toEqual(['Bearer dead']);
});

test('a second 401 after a good refresh: no second one, the keys are gone, and nothing more is sent', async () => {
  const call = calls();
  const answer = await call(post('/always-401', '{}'));
  expect(answer.status).toBe(401);
  await expect(call(post('/x', '{}'))).rejects.toMatchObject({ failure: { code: 'sessionEnded' } });
  await until((snapshot) => snapshot.matches('expired'));
  expect(server.refreshes).toBe(1);
  expect(server.calls.map(({ path }) => path)).toEqual(['/always-401', '/always-401']);
  await expect.poll(() => local.keys()).toEqual([]);
});

test('a second 401 of a token that has expired already is the answer, and the session stays', async () => {
  const answer = await calls()(post('/always-expired', '{}'));
  expect(answer.status).toBe(401);
  expect(server.refreshes).toBe(1);
  expect(session.getSnapshot().matches('authenticated')).toBe(true);
});

test('a second 401 of a token that was replaced meanwhile ends nobody’s session', async () => {
  let sent = 0;
  const late = calls({
    send: async (request) => {
      const answer = await fetch(request);
      sent += 1;
      if (sent === 2) await signIn({ ...dead, accessToken: 'theirs', refreshToken: 'their refresh' });
      return answer;
    },
  });
  expect((await late(post('/always-401', '{}'))).status).toBe(401);
  expect(session.getSnapshot().context.tokens?.accessToken).toBe('theirs');
});

test('nobody signed in: nothing is sent', async () => {
  session.send({ type: 'session.signOut' });
  await until((snapshot) => snapshot.matches('anonymous'));
  await expect(calls()(post('/x', '{}'))).rejects.toMatchObject({ failure: { code: 'sessionEnded' } });
  expect(server.calls).toEqual([]);
});
