import { defineCases } from '#machines/support/cases.ts';
import { isNothing, readMarkingMachine } from './readMarkingMachine.ts';

export const cases = defineCases(readMarkingMachine, {
  inputs: { default: undefined },
  cases: {
    'read.asked': {
      one: { marks: { ids: ['first'], upTo: null } },
      all: { marks: { ids: [], upTo: 7 } },
    },
    'read.retried': { default: {} },
    'xstate.done.actor.mark': { default: { output: { unread: 2 } } },
    'xstate.error.actor.mark': {
      network: { error: { failure: { kind: 'network' } } },
      refused: { error: { failure: { kind: 'problem', status: 400, code: 'invalid', fields: {} } } },
    },
  },
  invariant: (snapshot, { calls }) => {
    const { sent, waiting } = snapshot.context;
    const running = calls.filter(({ status }) => status === 'running').length;
    if (running > 1) return 'two calls at once';
    if (snapshot.hasTag('busy') === isNothing(sent)) return 'busy with nothing, or idle with something sent';
    if (snapshot.matches('resting') && !isNothing(waiting)) return 'something is left behind';
    return undefined;
  },
});
