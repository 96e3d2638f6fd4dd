import { assign, createMachine, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { Coverage } from './coverage.ts';
import { coverPaths } from './coverPaths.ts';
import { explore } from './explore.ts';
import { runPath } from './runPath.ts';

const none = { default: {} };

/** A code that may be resent after a minute and expires after two: its timers run in parallel. */
const code = createMachine({
  id: 'code',
  type: 'parallel',
  states: {
    resend: { initial: 'waiting', states: { waiting: { after: { 60_000: 'allowed' } }, allowed: {} } },
    life: {
      initial: 'valid',
      states: { valid: { on: { 'code.typed': 'used' }, after: { 120_000: 'dead' } }, dead: {}, used: {} },
    },
  },
});
const expiry = 'xstate.after.120000.code.life.valid';

describe('time', () => {
  const graph = explore(code, { cases: { 'code.typed': none } });

  test('no path lets a timer fire before a sooner one', () => {
    const { paths, uncovered } = coverPaths(graph, { goal: 'edges' });
    expect(uncovered).toEqual([
      `${expiry} in #0 resend.waiting & life.valid`,
      'xstate.after.60000.code.resend.waiting in #2 resend.waiting & life.dead',
    ]);
    expect(paths.map((path) => path.steps.map((step) => `${step.case} after ${step.wait}`))).toEqual([
      ['code.typed after 0', 'xstate.after.60000.code.resend.waiting after 60000'],
      ['xstate.after.60000.code.resend.waiting after 60000', `code.typed after 0`],
      ['xstate.after.60000.code.resend.waiting after 60000', `${expiry} after 60000`],
    ]);
  });

  test('the waits are those in which live timers fire', () => {
    const coverage = new Coverage(code);
    for (const path of coverPaths(graph).paths) runPath(code, path, { coverage });
    coverage.assertComplete();
  });

  test('a path with its timers in the wrong order fails, naming the sooner one', () => {
    const edge = graph.initial.edges.find((candidate) => candidate.event.type === expiry);
    const steps = edge ? [{ ...edge, wait: 0 }] : [];
    expect(() => runPath(code, { steps })).toThrow(
      'timer order: xstate.after.60000.code.resend.waiting (at 60000 ms) would fire before',
    );
  });

  test('waiting beforehand lets an outer timer overtake an inner one', () => {
    const outer = createMachine({
      id: 'outer',
      initial: 'open',
      states: {
        open: {
          initial: 'idle',
          after: { 10_000: 'timedOut' },
          states: { idle: { on: { start: 'busy' } }, busy: { after: { 3000: 'idle' } } },
        },
        timedOut: {},
      },
    });
    const timed = explore(outer, { cases: { start: none } });
    const { paths, uncovered } = coverPaths(timed, { goal: 'edges' });
    expect(uncovered).toEqual([]);
    const overtaking = paths.find(
      (path) => path.steps.at(-2)?.to.label === 'open.busy' && path.steps.at(-1)?.to.label === 'timedOut',
    );
    expect(overtaking?.steps.at(-2)?.wait).toBe(7200);
    expect(overtaking?.steps.at(-1)?.wait).toBe(2800);
    for (const path of paths) runPath(outer, path);
  });

  test('a delay that grows with the context is timed as it is', () => {
    const retry = setup({
      types: { context: {} as { attempt: number } },
      delays: { backoff: ({ context }) => 250 * 2 ** context.attempt },
      guards: { again: ({ context }) => context.attempt < 2 },
    }).createMachine({
      id: 'retry',
      context: { attempt: 0 },
      initial: 'waiting',
      states: {
        waiting: {
          after: {
            backoff: [
              {
                guard: 'again',
                target: 'waiting',
                reenter: true,
                actions: assign({ attempt: ({ context }) => context.attempt + 1 }),
              },
              { target: 'gaveUp' },
            ],
          },
        },
        gaveUp: { type: 'final' },
      },
    });
    const { paths } = coverPaths(explore(retry, { cases: {} }));
    expect(paths.map((path) => path.steps.map((step) => step.wait))).toEqual([[250, 500, 1000]]);
    expect(runPath(retry, paths[0] ?? { steps: [] }).snapshot.status).toBe('done');
  });

  test('a timer that fired in its state does not fire again', () => {
    const hint = createMachine({
      id: 'hint',
      initial: 'on',
      states: {
        on: { after: { 3000: { actions: () => undefined } }, on: { leave: 'off' } },
        off: {},
      },
    });
    const found = explore(hint, { cases: { leave: none } });
    expect(found.vertices.map(({ label, edges }) => [label, edges.length])).toEqual([
      ['on', 2],
      ['off', 0],
      ['on', 1],
    ]);
    for (const path of coverPaths(found, { goal: 'edges' }).paths) runPath(hint, path);
  });

  test('a timer of a state that is left at once never ran', () => {
    const through = createMachine({
      id: 'through',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { after: { 1000: 'a' }, always: 'c' }, c: {} },
    });
    const [edge] = explore(through, { cases: { go: none } }).initial.edges;
    expect(edge?.to.label).toBe('c');
    expect([...(edge?.started ?? [])]).toEqual([]);
  });

  test('waiting so long that a timer fires fails, naming it', () => {
    const typed = graph.initial.edges.find((edge) => edge.case === 'code.typed');
    const steps = typed ? [{ ...typed, wait: 60_000 }] : [];
    expect(() => runPath(code, { steps })).toThrow(
      'timer order: xstate.after.60000.code.resend.waiting (at 60000 ms) would fire within 60000 ms',
    );
  });

  test('of two timers due at the same moment neither is said to be first', () => {
    const twins = createMachine({
      id: 'twins',
      type: 'parallel',
      states: {
        a: { initial: 'on', states: { on: { after: { 1000: 'off' } }, off: {} } },
        b: { initial: 'on', states: { on: { after: { 1000: 'off' } }, off: {} } },
      },
    });
    const { paths, uncovered } = coverPaths(explore(twins, { cases: {} }));
    expect(paths).toEqual([]);
    expect(uncovered).toHaveLength(2);
  });
});
