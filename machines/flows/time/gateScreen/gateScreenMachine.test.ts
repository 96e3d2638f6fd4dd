import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gateScreenMachine, type GateCode } from './gateScreenMachine.ts';

const slot = (name: string, startsInMs: number) => ({
  code: name,
  typedCode: '00000000',
  startsInMs,
  endsInMs: startsInMs + 30_000,
});
/** Twelve seconds into the slot. */
const answer = (first: string, second: string): GateCode => ({
  gateTitle: 'Asosiy kirish',
  organizationTitle: 'Namuna',
  serverTime: '2026-11-18T03:55:12Z',
  slotSeconds: 30,
  current: slot(first, -12_000),
  next: slot(second, 18_000),
});

let clock: SimulatedClock;
let answers: (GateCode | Error)[];
let asked: number;
let screen: ReturnType<typeof start>;

function start() {
  const getGateCode = fromPromise<GateCode, { gateId: string }>(async () => {
    asked += 1;
    const next = answers.shift();
    if (next === undefined || next instanceof Error)
      throw Object.assign(new Error(), { failure: { kind: 'network' } });
    return next;
  });
  const machine = gateScreenMachine.provide({
    actors: { readPairing: fromPromise(async () => true), getGateCode },
  });
  return createActor(machine, { clock, input: { gateId: 'gate' } }).start();
}

/** Advances time and lets pending calls answer. */
async function pass(milliseconds: number) {
  clock.increment(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
}

const shown = () => {
  const snapshot = screen.getSnapshot();
  const { code } = snapshot.context;
  if (!code || !snapshot.hasTag('code')) return null;
  return snapshot.matches({ showing: { code: 'next' } }) ? code.next.code : code.current.code;
};

beforeEach(async () => {
  clock = new SimulatedClock();
  asked = 0;
  answers = [answer('first', 'second')];
  screen = start();
  await pass(0);
});
afterEach(() => {
  screen.stop();
});

test('the next code is shown the moment the slot turns, before anything is asked', async () => {
  expect(shown()).toBe('first');
  await pass(17_999);
  expect([shown(), asked]).toEqual(['first', 1]);
  await pass(1);
  expect([shown(), asked]).toEqual(['second', 1]);
});

test('what the server answers after the turn takes over', async () => {
  answers.push(answer('second', 'third'));
  await pass(18_000);
  await pass(250);
  expect([shown(), asked]).toEqual(['second', 2]);
  await pass(18_000);
  expect(shown()).toBe('third');
});

test('without a connection the code stays for as long as it is taken, one slot more than its own', async () => {
  await pass(18_000);
  for (let second = 1; second < 60; second += 1) await pass(1_000);
  expect(shown()).toBe('second');
  expect(screen.getSnapshot().hasTag('offline')).toBe(true);
  await pass(1_000);
  expect(shown()).toBeNull();
});

test('asking again waits longer each time, eight seconds at most, and goes on after the code is gone', async () => {
  await pass(18_250);
  const at: number[] = [];
  for (let ms = 0; ms < 38_000; ms += 250) {
    const before = asked;
    await pass(250);
    if (asked > before) at.push(ms + 250);
  }
  const gaps = at.map((time, index) => time - (at[index - 1] ?? 0));
  expect(gaps).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
});
