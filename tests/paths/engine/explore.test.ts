import { assign, createMachine, fromPromise, raise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { unreachable } from './coverage.ts';
import { explore, StateSpaceError } from './explore.ts';
import type { CaseTable } from './graph.ts';

const none = { default: {} };

describe('what explore finds', () => {
  const door = setup({
    types: { context: {} as { opened: number }, events: {} as { type: 'door.pushed'; hard: boolean } },
    guards: { hard: (_, params: { hard: boolean }) => params.hard },
  }).createMachine({
    id: 'door',
    context: { opened: 0 },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'door.pushed': [
            { guard: { type: 'hard', params: ({ event }) => event }, target: 'open' },
            { actions: assign({ opened: 1 }) },
          ],
        },
      },
      open: { after: { 5000: 'closed' } },
    },
  });
  const cases = { 'door.pushed': { hard: { hard: true }, softly: { hard: false } } };

  test('each edge bears the transition really taken, and the timers it started', () => {
    const graph = explore(door, { cases });
    const [hard, softly] = graph.initial.edges;
    expect(hard?.transitions).toEqual(['door.closed · door.pushed[0]']);
    expect(hard?.to.label).toBe('open');
    expect([...(hard?.started ?? [])]).toEqual([['xstate.after.5000.door.open', 5000]]);
    expect(softly?.case).toBe('door.pushed:softly');
    expect(softly?.transitions).toEqual(['door.closed · door.pushed[1]']);
    expect(hard?.to.edges.map((edge) => edge.case)).toEqual(['xstate.after.5000.door.open']);
    expect(graph.vertices).toHaveLength(4);
    expect(unreachable(door, [graph])).toEqual([]);
  });

  test('a transition that no case reaches is named', () => {
    const graph = explore(door, { cases: { 'door.pushed': { softly: { hard: false } } } });
    expect(unreachable(door, [graph])).toEqual([
      'door.closed · door.pushed[0]',
      'door.open · xstate.after.5000.door.open',
    ]);
  });

  test('every input counts towards reaching everything', () => {
    const ring = setup({
      types: {
        context: {} as { urgent: boolean },
        input: {} as { urgent: boolean },
        events: {} as { type: 'ring' },
      },
      guards: { urgent: ({ context }) => context.urgent },
    }).createMachine({
      id: 'ring',
      context: ({ input }) => ({ urgent: input.urgent }),
      initial: 'quiet',
      states: {
        quiet: { on: { ring: [{ guard: 'urgent', target: 'loud' }, { target: 'soft' }] } },
        loud: {},
        soft: {},
      },
    });
    const graphs = [true, false].map((urgent) => explore(ring, { input: { urgent }, cases: { ring: none } }));
    expect(graphs.map((graph) => unreachable(ring, [graph]))).toEqual([
      ['ring.quiet · ring[1]'],
      ['ring.quiet · ring[0]'],
    ]);
    expect(unreachable(ring, graphs)).toEqual([]);
  });

  test('an actor that settled cannot settle again, though its state stays', () => {
    const once = setup({
      actors: { load: fromPromise<number, void>(() => Promise.resolve(1)) },
    }).createMachine({
      id: 'once',
      initial: 'on',
      states: {
        on: { invoke: { id: 'load', src: 'load', onDone: { actions: () => undefined }, onError: 'off' } },
        off: {},
      },
    });
    const outcomes = {
      'xstate.done.actor.load': { one: { output: 1 } },
      'xstate.error.actor.load': { any: { error: 'E' } },
    };
    const graph = explore(once, { cases: outcomes });
    expect(graph.initial.moment.running).toEqual(['load']);
    expect(graph.initial.edges.map((edge) => edge.to.edges.length)).toEqual([0, 0]);
  });

  test('a state that remembers its history is not the same state', () => {
    const player = createMachine({
      id: 'player',
      initial: 'on',
      states: {
        on: {
          initial: 'slow',
          on: { pause: 'off' },
          states: { slow: { on: { faster: 'fast' } }, fast: {}, last: { type: 'history' } },
        },
        off: { on: { pause: 'on.last' } },
      },
    });
    const graph = explore(player, { cases: { pause: none, faster: none } });
    expect(graph.vertices.filter((vertex) => vertex.label === 'off')).toHaveLength(2);
  });
});

describe('what explore refuses, by name', () => {
  const withContext = (value: unknown) =>
    createMachine({
      id: 'basket',
      context: { items: {} },
      initial: 'empty',
      states: {
        empty: { on: { fill: { target: 'full', actions: assign({ items: () => value }) } } },
        full: {},
      },
    });

  test.each([
    ['a Set', new Set([1])],
    ['a Map', new Map([[1, 2]])],
    ['a Date', new Date(0)],
    ['a File', new File([], 'a.txt')],
    ['a function', () => 1],
    ['NaN', NaN],
  ])('%s in the context', (kind, value) => {
    expect(() => explore(withContext(value), { cases: { fill: none } })).toThrow(
      `basket: 'fill' in empty: context.items is ${kind}`,
    );
  });

  test('deep inside a list too', () => {
    expect(() => explore(withContext([{ seen: new Set() }]), { cases: { fill: none } })).toThrow(
      'context.items[0].seen is a Set',
    );
  });

  test('a reference to an actor, unless key leaves it out', () => {
    const machine = createMachine({ id: 'child', context: ({ self }) => ({ owner: self, n: 1 }) });
    expect(() => explore(machine, { cases: {} })).toThrow(
      'context.owner is a reference to an actor: leave it out with key',
    );
    expect(
      explore(machine, { cases: {}, key: ({ context }) => (context as { n: number }).n }).vertices,
    ).toHaveLength(1);
  });

  test('an event without a case', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { 'a.go': 'b' } }, b: { on: { 'a.go': 'a' } } },
    });
    expect(() => explore(machine, { cases: {} })).toThrow(
      "m:\n  no case for 'a.go' (listened to in m.a, m.b)",
    );
  });

  test('an outcome without a case', () => {
    const machine = setup({ actors: { load: fromPromise(() => Promise.resolve()) } }).createMachine({
      id: 'm',
      invoke: { id: 'load', src: 'load', onDone: {}, onError: { actions: () => undefined } },
    });
    expect(() => explore(machine, { cases: {} })).toThrow("no case for 'xstate.error.actor.load'");
  });

  test('an invoke without an id, or of something setup does not name', () => {
    const load = fromPromise(() => Promise.resolve());
    const nameless = setup({ actors: { load } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { invoke: { src: 'load' } } },
    });
    expect(() => explore(nameless, { cases: {} })).toThrow("state m.a invokes 'load' without an explicit id");
    const inline = createMachine({ id: 'm', invoke: { id: 'load', src: load } });
    expect(() => explore(inline, { cases: {} })).toThrow('state m invokes inline logic');
  });

  test('a counter without end, with what differs between two of its states', () => {
    const machine = createMachine({
      id: 'counter',
      context: { count: 0 },
      initial: 'on',
      states: { on: { on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) } } } },
    });
    const cases: CaseTable = { more: none };
    const endless = () => explore(machine, { cases, maxStates: 50 });
    expect(endless).toThrow(StateSpaceError);
    expect(endless).toThrow(
      /counter: more than 50 concrete states; shrink the input.+\n.+\n {2}data: expected \{"count":48\}/,
    );
    const key = ({ context }: { context: unknown }) => Math.min((context as { count: number }).count, 2);
    expect(explore(machine, { cases, key }).vertices).toHaveLength(3);
  });

  test('an id made on the way', () => {
    const machine = withContext(null).provide({});
    const random = createMachine({
      ...machine.config,
      states: { empty: { on: { fill: { actions: assign({ items: () => Math.random() }) } } } },
    } as never);
    expect(() => explore(random, { cases: { fill: none } })).toThrow(
      'the same step taken twice gives different data: leave it out with key',
    );
  });

  test('a delay outside of `after`', () => {
    const machine = createMachine({
      id: 'late',
      initial: 'a',
      states: { a: { entry: raise({ type: 'ping' }, { delay: 10 }), on: { ping: 'b' } }, b: {} },
    });
    expect(() => explore(machine, { cases: { ping: none } })).toThrow(
      "'ping' is sent with a delay by an action",
    );
  });

  test('a guard that throws, with the event and the state', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: {
          on: {
            go: {
              guard: ({ event }) => (event as unknown as { file: { name: string } }).file.name === '',
              target: 'b',
            },
          },
        },
        b: {},
      },
    });
    expect(() => explore(machine, { cases: { go: none } })).toThrow(/m: 'go' in a: Unable to evaluate guard/);
  });
});
