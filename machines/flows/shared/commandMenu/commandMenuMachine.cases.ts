import { defineCases } from '#machines/support/cases.ts';
import { commandMenuMachine } from './commandMenuMachine.ts';

const person = {
  id: '01890000-0000-7000-8000-000000000001',
  fullName: 'Toʻrayev Gʻofur',
  phoneNumber: '998971112233',
  pinflEnding: '7311',
  status: 'active' as const,
};

export const cases = defineCases(commandMenuMachine, {
  inputs: { default: undefined },
  cases: {
    'menu.opened': { default: {} },
    'menu.closed': { default: {} },
    'text.changed': { name: { text: "to'r" }, letter: { text: 't' } },
    'search.retried': { default: {} },
    'command.chosen': { default: { command: '/employees' } },
    'xstate.done.actor.findPeople': { somebody: { output: [person] }, nobody: { output: [] } },
    'xstate.error.actor.findPeople': { network: { error: { failure: { kind: 'network' } } } },
  },
  invariant: (snapshot, { calls, event, emitted }) => {
    const { context } = snapshot;
    const asked = calls.filter(({ status }) => status === 'running').length;
    if (asked !== (snapshot.matches({ open: 'searching' }) ? 1 : 0)) return `${asked} searches under way`;
    if (snapshot.matches('closed') && (context.text || context.people.length))
      return 'a closed menu remembers what was looked for';
    if (snapshot.matches({ open: 'nobodyFound' }) && context.people.length)
      return 'shows people of an older text';
    if (event?.type === 'command.chosen' && emitted.length === 0) return 'a choice is not announced';
    return undefined;
  },
});
