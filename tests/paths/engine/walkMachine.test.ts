import { createMachine, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { defineCases } from '#machines/support/cases.ts';
import { modellingRules } from './modellingRules.ts';
import { walkMachine, type CasedMachine } from './walkMachine.ts';

type GateEvent = { type: 'gate.pushed' } | { type: 'gate.locked' };

const gate = setup({
  types: { events: {} as GateEvent, input: {} as { locked: boolean }, context: {} as { locked: boolean } },
  guards: { locked: ({ context }) => context.locked },
}).createMachine({
  id: 'gate',
  context: ({ input }) => ({ locked: input.locked }),
  initial: 'shut',
  states: {
    shut: { on: { 'gate.pushed': [{ guard: 'locked', target: 'stuck' }, { target: 'open' }] } },
    stuck: {},
    open: { on: { 'gate.locked': { guard: 'locked', target: 'shut' } } },
  },
});
const payloads = { 'gate.pushed': { default: {} }, 'gate.locked': { default: {} } };
const walk = (cased: unknown) => walkMachine(cased as CasedMachine);

test('a report counts what was walked and names what is dead', () => {
  const cases = defineCases(gate, {
    inputs: { free: { locked: false }, locked: { locked: true } },
    cases: payloads,
  });
  expect(walk(cases)).toEqual({
    id: 'gate',
    states: 3,
    transitions: 3,
    paths: 2,
    steps: 2,
    covered: 2,
    missing: ['gate.open · gate.locked'],
    problems: [
      'gate: no case reaches transition gate.open · gate.locked',
      'gate:\n  transition never taken: gate.open · gate.locked',
    ],
  });
});

test('with one input less, more is missing', () => {
  const cases = defineCases(gate, { inputs: { free: { locked: false } }, cases: payloads });
  const report = walk(cases);
  expect(report.covered).toBe(1);
  expect(report.problems.at(-1)).toContain('state never entered: gate.stuck');
});

test('a machine that cannot be explored is reported, not thrown', () => {
  const cases = defineCases(gate, {
    inputs: { free: { locked: false } },
    cases: { 'gate.pushed': { default: {} } } as never,
  });
  expect(walk(cases).problems).toEqual(["gate:\n  no case for 'gate.locked' (listened to in gate.open)"]);
});

test('a transition that its timer never lets happen is named', () => {
  const hasty = createMachine({
    id: 'hasty',
    options: { maxIterations: 1000 },
    initial: 'a',
    states: { a: { after: { 1000: 'b', 2000: 'c' } }, b: {}, c: {} },
  });
  const { problems, covered } = walk(
    defineCases(hasty, { inputs: { default: undefined }, cases: {} as never }),
  );
  expect(covered).toBe(1);
  expect(problems[0]).toBe('hasty: no path reaches transition hasty.a · xstate.after.2000.hasty.a in time');
});

test('a broken invariant and a misspelt case are problems', () => {
  const cases = defineCases(gate, {
    inputs: { free: { locked: false } },
    cases: { ...payloads, 'xstate.done.actor.nobody': { default: { output: undefined } } },
    invariant: ({ value }) => (value === 'open' ? 'is open' : undefined),
  });
  const { problems } = walk(cases);
  expect(problems).toContain("gate: case for 'xstate.done.actor.nobody', which no state listens to");
  expect(problems.join('\n')).toContain(
    'gate: invariant broken: is open\nat step 1 of\n  ✗ 1. gate.pushed → open',
  );
});

test('the modelling rules: onError and maxIterations', () => {
  const load = fromPromise(() => Promise.resolve());
  const careless = setup({ actors: { load } }).createMachine({
    id: 'm',
    invoke: { id: 'load', src: 'load', onDone: {} },
  });
  expect(modellingRules(careless)).toEqual([
    "state m invokes 'load' without onError: its failure would end the machine",
    'options.maxIterations is not set: an endless `always` would hang the page',
  ]);
  expect(modellingRules(createMachine({ options: { maxIterations: 1000 } }))).toEqual([]);
});
