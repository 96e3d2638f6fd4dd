import { defineCases } from '#machines/support/cases.ts';
import { appUpdateMachine } from './appUpdateMachine.ts';

export const cases = defineCases(appUpdateMachine, {
  inputs: { default: undefined },
  cases: {
    'update.found': { default: {} },
    'update.accepted': { default: {} },
    'update.putOff': { default: {} },
    'xstate.done.actor.registerWorker': {
      current: { output: { isWaiting: false } },
      waiting: { output: { isWaiting: true } },
    },
    'xstate.error.actor.registerWorker': { default: { error: 'insecure' } },
    'xstate.error.actor.watchWorker': { default: { error: 'gone' } },
    'xstate.done.actor.applyUpdate': { default: { output: undefined } },
    'xstate.error.actor.applyUpdate': { default: { error: 'gone' } },
  },
  invariant: (snapshot, { calls, event }) => {
    const reloads = snapshot.matches({ watching: 'reloading' });
    const asked = calls.some(({ id }) => id === 'applyUpdate');
    return reloads && !asked ? `reloads unasked after ${event?.type ?? 'nothing'}` : undefined;
  },
});
