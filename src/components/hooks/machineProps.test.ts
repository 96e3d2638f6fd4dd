import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { leafPaths, machineProps } from './machineProps.ts';

test.each([
  ['editing', ['editing']],
  [{ profile: 'editing' }, ['profile.editing']],
  [{ presence: { late: 'due' }, network: 'online' }, ['presence.late.due', 'network.online']],
  [{ done: {} }, ['done']],
])('leaves of %o', (value, expected) => {
  expect(leafPaths(value)).toEqual(expected);
});

test('a screen says which machine shows it, where it stands and whether it works', () => {
  const machine = setup({ types: { tags: {} as 'busy' } }).createMachine({
    id: 'wizard',
    type: 'parallel',
    states: {
      form: { initial: 'sending', states: { sending: { tags: ['busy'] } } },
      help: { initial: 'closed', states: { closed: {} } },
    },
  });
  expect(machineProps(createActor(machine).start().getSnapshot())).toEqual({
    'data-machine': 'wizard',
    'data-state': 'form.sending help.closed',
    'data-status': 'active',
    'aria-busy': true,
  });
});
