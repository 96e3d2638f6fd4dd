import { assign, setup } from 'xstate';
import { expect, test } from 'vitest';
import { mutantsOf } from './mutants.ts';
import { strengthOf } from './strength.ts';

const machine = setup({
  types: { context: {} as { n: number }, events: {} as { type: 'door.pushed' } | { type: 'door.locked' } },
  guards: { isFirst: ({ context }) => context.n === 0 },
  actions: { count: assign({ n: ({ context }) => context.n + 1 }), idle: assign({}), ring: () => undefined },
}).createMachine({
  id: 'door',
  context: { n: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'door.pushed': [
          { guard: 'isFirst', target: 'open', actions: ['count', 'idle'] },
          { target: 'stuck' },
        ],
        'door.locked': undefined,
      },
    },
    open: { entry: 'ring', on: { 'door.pushed': 'closed' } },
    stuck: { entry: 'count', type: 'final' },
  },
});

const cased = { machine, inputs: { default: undefined }, cases: { 'door.pushed': { default: {} } } };

test('a machine has a mutant for each transition, guard and action, and stays as it is', () => {
  const before = JSON.stringify(machine.config);
  expect(mutantsOf(machine).map(({ name }) => name)).toEqual([
    'transition dropped: closed · door.pushed[0]',
    'action dropped: closed · door.pushed[0] · count',
    'action dropped: closed · door.pushed[0] · idle',
    'guard negated: closed · door.pushed[0]',
    'transition dropped: closed · door.pushed[1]',
    'action dropped: open · entry · ring',
    'transition dropped: open · door.pushed',
    'action dropped: stuck · entry · count',
  ]);
  expect(JSON.stringify(machine.config)).toBe(before);
});

test('its paths notice all but what nobody can see, what only the app does included', () => {
  expect(strengthOf(cased)).toEqual({
    id: 'door',
    mutants: 8,
    killed: 7,
    survivors: ['action dropped: closed · door.pushed[0] · idle'],
  });
});
