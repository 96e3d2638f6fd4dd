import { createMachine, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { listensTo, listStates, listTransitions, transitionIds } from './definitions.ts';

const everything = setup({ actors: { load: fromPromise(() => Promise.resolve()) } }).createMachine({
  id: 'all',
  initial: 'a',
  on: { 'root.only': '.b' },
  states: {
    a: {
      always: [
        { guard: () => false, target: 'b' },
        { guard: () => false, target: 'c' },
      ],
      after: { 1000: 'b' },
      on: { 'one.*': 'b', 'one.forbidden': {}, 'root.only': undefined },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: 'b',
        onError: [{ guard: () => true, target: 'b' }, 'c'],
        onSnapshot: {},
      },
    },
    b: { initial: 'x', onDone: 'c', states: { x: { type: 'final' }, back: { type: 'history' } } },
    c: { id: 'far', route: {} },
  },
});

test('every kind of transition is listed under a readable id, forbidden ones are not', () => {
  expect(listTransitions(everything).map(({ id }) => id)).toEqual([
    'all · root.only',
    'all · xstate.route',
    'all.a · one.*',
    'all.a · xstate.done.actor.load',
    'all.a · xstate.error.actor.load[0]',
    'all.a · xstate.error.actor.load[1]',
    'all.a · xstate.after.1000.all.a',
    'all.a · always[0]',
    'all.a · always[1]',
    'all.b · xstate.done.state.all.b',
  ]);
});

test('states are those one can be in', () => {
  expect(listStates(everything).map(({ id, path, type }) => `${id} ${path} ${type}`)).toEqual([
    'all.a a atomic',
    'all.b b compound',
    'all.b.x b.x final',
    'far c atomic',
  ]);
});

test('ids survive provide(), which makes new definitions', () => {
  const copy = everything.provide({});
  const definition = copy.root.transitions.get('root.only')?.[0];
  expect(definition && transitionIds(everything)(definition)).toBeUndefined();
  expect(definition && transitionIds(copy)(definition)).toBe('all · root.only');
});

test('descriptors with a wildcard listen to what begins alike', () => {
  expect(listensTo('one.*', 'one.two.three')).toBe(true);
  expect(listensTo('one.*', 'one')).toBe(true);
  expect(listensTo('one.*', 'oneTwo')).toBe(false);
  expect(listensTo('*', 'anything')).toBe(true);
  expect(listensTo('one', 'one.two')).toBe(false);
});

test('a machine without states has its root transitions', () => {
  const flat = createMachine({ id: 'flat', on: { go: { actions: () => undefined } } });
  expect(listTransitions(flat).map(({ id }) => id)).toEqual(['flat · go']);
});
