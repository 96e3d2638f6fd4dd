import { assign, createMachine, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { coverPaths } from './coverPaths.ts';
import { explore } from './explore.ts';
import type { Path } from './graph.ts';

const none = { default: {} };

const wizard = createMachine({
  id: 'wizard',
  initial: 'first',
  states: {
    first: { on: { next: 'second', cancel: 'left' } },
    second: { on: { back: 'first', next: 'third', cancel: 'left' } },
    third: { on: { back: 'second', send: 'sent' } },
    sent: { type: 'final' },
    left: { type: 'final' },
  },
});
const wizardCases = { next: none, back: none, cancel: none, send: none };
const casesOf = (path: Path | undefined) => path?.steps.map((step) => step.case);

describe('covering', () => {
  const graph = explore(wizard, { cases: wizardCases });

  test('few paths take every transition, back ways and early ends included', () => {
    const { paths, uncovered } = coverPaths(graph);
    expect(uncovered).toEqual([]);
    expect(paths.map((path) => path.covers.length)).toEqual([5, 1, 1]);
    expect(new Set(paths.flatMap((path) => path.covers)).size).toBe(7);
    expect(paths[0]?.name).toBe('next → next → back → back → cancel');
  });

  test('a path longer than maxLength is broken off, and still everything is covered', () => {
    const { paths, uncovered } = coverPaths(graph, { maxLength: 2 });
    expect(uncovered).toEqual([]);
    expect(paths.every((path) => path.steps.length <= 3)).toBe(true);
    expect(Math.max(...paths.map((path) => path.steps.length))).toBe(3);
  });

  test('what may not be used is reported, not silently missed', () => {
    const { uncovered } = coverPaths(graph, { allow: (edge) => edge.event.type !== 'send' });
    expect(uncovered).toEqual([]);
    const cut = coverPaths(graph, { allow: (edge) => edge.case !== 'next' });
    expect(cut.paths.map(casesOf)).toEqual([['cancel']]);
    expect(cut.uncovered).toEqual([
      'wizard.second · back',
      'wizard.second · cancel',
      'wizard.third · back',
      'wizard.third · send',
    ]);
  });

  test('distinguish asks for each transition once per value of a feature', () => {
    const list = setup({
      types: {
        context: {} as { errors: number },
        events: {} as { type: 'file'; errors: number } | { type: 'send' },
      },
    }).createMachine({
      id: 'list',
      context: { errors: 0 },
      initial: 'empty',
      states: {
        empty: { on: { file: { target: 'full', actions: assign({ errors: ({ event }) => event.errors }) } } },
        full: { on: { send: 'sent' } },
        sent: {},
      },
    });
    const both = explore(list, { cases: { file: { clean: { errors: 0 }, bad: { errors: 3 } }, send: none } });
    const distinguish = ({ context }: { context: unknown }) => (context as { errors: number }).errors > 0;
    expect(coverPaths(both).paths.map(casesOf)).toEqual([['file:clean', 'send']]);
    expect(coverPaths(both, { distinguish }).paths.map(casesOf)).toEqual([
      ['file:clean', 'send'],
      ['file:bad', 'send'],
    ]);
  });

  test('covered items are left out', () => {
    const first = coverPaths(graph);
    const covered = new Set(first.paths.flatMap((path) => path.covers));
    expect(coverPaths(graph, { covered }).paths).toEqual([]);
  });
});

describe('covering edges', () => {
  test('each case of each concrete state is walked', () => {
    const toggles = createMachine({
      id: 'toggles',
      type: 'parallel',
      states: {
        light: { initial: 'off', states: { off: { on: { light: 'on' } }, on: { on: { light: 'off' } } } },
        sound: { initial: 'off', states: { off: { on: { sound: 'on' } }, on: { on: { sound: 'off' } } } },
      },
    });
    const graph = explore(toggles, { cases: { light: none, sound: none } });
    expect(graph.vertices.map((vertex) => vertex.label).sort()).toEqual([
      'light.off & sound.off',
      'light.off & sound.on',
      'light.on & sound.off',
      'light.on & sound.on',
    ]);
    expect(new Set(coverPaths(graph).paths.flatMap((path) => path.covers)).size).toBe(4);
    expect(coverPaths(graph, { goal: 'edges' }).paths.flatMap((path) => path.covers)).toHaveLength(8);
  });
});
