import { beforeEach, expect, test } from 'vitest';
import type { Tokens } from '#machines/flows/auth/session/sessionMachine.ts';
import type { AccountFacts } from '#machines/flows/auth/startup/accountFacts.ts';
import { memoryStorage } from '#tests/support/browser/memoryStorage.ts';
import { memoryRecord, type SharedRecord } from './sharedRecord.ts';
import { tokenStore } from './tokenStore.ts';

const pair = (n: number): Tokens => ({
  accessToken: `access ${n}`,
  expireAt: `2026-11-02T09:0${n}:00Z`,
  refreshToken: `refresh ${n}`,
});

let shared: SharedRecord;
let told: number;
let ids: number;

beforeEach(() => {
  shared = memoryRecord();
  told = 0;
  ids = 0;
});

/** A tab with its own view of local storage and the record that all share. */
function tab(local = memoryStorage()) {
  const store = tokenStore({
    local,
    shared,
    newId: () => `session ${(ids += 1)}`,
    notify: () => {
      told += 1;
    },
  });
  return { local, store };
}

test('what was stored is read, under the spec’s keys', async () => {
  const { store, local } = tab();
  const started = await store.start(pair(1));
  expect(local.keys()).toEqual(['token', 'tokenExpire', 'refreshToken']);
  expect(local.getItem('tokenExpire')).toBe('2026-11-02T09:01:00Z');
  expect(await store.read()).toEqual(started);
  expect(told).toBe(1);
});

test.each(['token', 'tokenExpire', 'refreshToken'])('without %s nobody is signed in', async (key) => {
  const { store, local } = tab();
  await store.start(pair(1));
  local.removeItem(key);
  expect(await store.read()).toBeNull();
});

test('a pair that the record does not know is adopted', async () => {
  const { store, local } = tab();
  local.setItem('token', 'access 1');
  local.setItem('tokenExpire', '2026-11-02T09:01:00Z');
  local.setItem('refreshToken', 'refresh 1');
  const adopted = await store.read();
  expect(adopted?.tokens).toEqual(pair(1));
  expect(await store.read()).toEqual(adopted);
});

test('an access token changed by hand is taken, the session stays the same', async () => {
  const { store, local } = tab();
  const started = await store.start(pair(1));
  local.setItem('token', 'spoilt');
  expect(await store.read()).toEqual({ ...started, tokens: { ...pair(1), accessToken: 'spoilt' } });
});

test('a tab whose local storage lags behind takes the newer pair', async () => {
  const [ahead, behind] = [tab(), tab()];
  const started = await ahead.store.start(pair(1));
  ahead.local.copyTo(behind.local);
  const next = await ahead.store.replace(started, pair(2));
  expect(await behind.store.read()).toEqual(next);
  expect(behind.local.getItem('token')).toBe('access 2');
});

test.each(['token', 'tokenExpire', 'refreshToken'])(
  'half of a newer pair (%s) is not taken for an unknown one',
  async (key) => {
    const [ahead, behind] = [tab(), tab()];
    const started = await ahead.store.start(pair(1));
    ahead.local.copyTo(behind.local);
    const next = await ahead.store.replace(started, pair(2));
    behind.local.setItem(key, ahead.local.getItem(key) ?? '');
    expect(await behind.store.read()).toEqual(next);
  },
);

test('a tab that still sees the keys of an ended session is signed out too', async () => {
  const [ahead, behind] = [tab(), tab()];
  await ahead.store.start(pair(1));
  ahead.local.copyTo(behind.local);
  await ahead.store.end();
  expect(await behind.store.read()).toBeNull();
  expect(behind.local.keys()).toEqual([]);
});

test('a refresh that ends after signing out brings nothing back', async () => {
  const { store, local } = tab();
  const started = await store.start(pair(1));
  await store.end();
  expect(await store.replace(started, pair(2))).toBeNull();
  expect(local.keys()).toEqual([]);
  expect(await store.read()).toBeNull();
});

test('a refresh that ends after keys were removed by hand brings nothing back', async () => {
  const { store, local } = tab();
  const started = await store.start(pair(1));
  local.removeItem('token');
  expect(await store.replace(started, pair(2))).toBeNull();
  expect(await store.read()).toBeNull();
});

test('a refusal of an older session leaves the one that came after it', async () => {
  const { store } = tab();
  const first = await store.start(pair(1));
  const second = await store.start(pair(2));
  await store.end(first.sessionId);
  expect(await store.read()).toEqual(second);
});

test('facts stay through a refresh and go with the session', async () => {
  const facts: AccountFacts = {
    info: { isIdentificated: true, isAnyJobExists: true },
    account: { id: 'a', phoneNumber: '998901000002', firstName: 'Dilshod', lastName: 'Karimov' },
    jobs: [],
    employeeId: null,
  };
  const { store } = tab();
  const { sessionId } = await store.start(pair(1));
  await store.keepFacts(sessionId, facts);
  await store.replace({ sessionId, tokens: pair(1) }, pair(2));
  expect(await store.recallFacts(sessionId)).toEqual(facts);
  await store.end();
  const next = await store.start(pair(3));
  expect(await store.recallFacts(sessionId)).toBeNull();
  expect(await store.recallFacts(next.sessionId)).toBeNull();
});
