import { assign, createMachine, fromPromise, setup, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { Coverage } from './coverage.ts';
import { coverPaths, type CoverOptions } from './coverPaths.ts';
import { explore } from './explore.ts';
import type { CaseTable, Path } from './graph.ts';
import { runPath } from './runPath.ts';

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

describe('covering events', () => {
  const names = (machine: AnyStateMachine, cases: CaseTable, options: CoverOptions = {}) =>
    coverPaths(explore(machine, { cases }), { goal: 'events', ...options }).paths.map(casesOf);

  test('every state is reached, and every event taken in one of the states that declare it', () => {
    expect(names(wizard, wizardCases)).toEqual([
      ['next', 'next', 'back', 'cancel'],
      ['next', 'next', 'send'],
    ]);
  });

  test('every branch of an event is taken, and a state that is left at once is a state', () => {
    const form = setup({
      types: { context: {} as { full: boolean } },
      guards: { full: ({ context }) => context.full },
    }).createMachine({
      id: 'form',
      context: { full: false },
      initial: 'open',
      on: { fill: { actions: assign({ full: true }) } },
      states: {
        open: {
          on: { send: [{ guard: 'full', target: 'choosing' }, { target: 'open' }], again: 'retrying' },
        },
        choosing: { always: [{ guard: 'full', target: 'sent' }, { target: 'open' }] },
        retrying: { always: 'sent' },
        sent: {},
      },
    });
    expect(names(form, { fill: none, send: none, again: none })).toEqual([
      ['fill', 'send'],
      ['send', 'again'],
    ]);
  });

  test('distinguish asks for each success once per value, and for a refusal once', () => {
    const dialog = setup({
      types: { context: {} as { of: string }, events: {} as { type: 'open'; of: string } },
      actors: { send: fromPromise(() => Promise.resolve()) },
    }).createMachine({
      id: 'dialog',
      context: { of: '' },
      initial: 'closed',
      states: {
        closed: { on: { open: { target: 'sending', actions: assign({ of: ({ event }) => event.of }) } } },
        sending: { invoke: { id: 'send', src: 'send', onDone: 'closed', onError: 'closed' } },
      },
    });
    const cases = {
      open: { one: { of: 'one' }, two: { of: 'two' } },
      'xstate.done.actor.send': { default: { output: undefined } },
      'xstate.error.actor.send': { default: { error: 'away' } },
    };
    const distinguish = ({ context }: { context: unknown }) => (context as { of: string }).of;
    const ends = (options: CoverOptions) =>
      names(dialog, cases, options).flatMap((steps = []) =>
        steps.filter((step) => step.startsWith('xstate')),
      );
    expect(ends({})).toEqual(['xstate.done.actor.send', 'xstate.error.actor.send']);
    expect(ends({ distinguish })).toEqual([
      'xstate.done.actor.send',
      'xstate.error.actor.send',
      'xstate.done.actor.send',
    ]);
  });

  test('what such paths took is complete as events, not as transitions', () => {
    const graph = explore(wizard, { cases: wizardCases });
    const walked = (dropped = 0) => {
      const coverage = new Coverage(wizard);
      for (const path of coverPaths(graph, { goal: 'events' }).paths.slice(dropped))
        runPath(wizard, path, { coverage });
      return coverage;
    };
    expect(() => walked().assertComplete('events')).not.toThrow();
    expect(() => walked().assertComplete()).toThrow('transition never taken: wizard.first · cancel');
    expect(() => walked(1).assertComplete('events')).toThrow(
      [
        'wizard:',
        'transition never taken: wizard.first · cancel',
        'transition never taken: wizard.second · back',
        'transition never taken: wizard.second · cancel',
        'transition never taken: wizard.third · back',
        'state never entered: wizard.left',
      ].join('\n  '),
    );
  });
});
