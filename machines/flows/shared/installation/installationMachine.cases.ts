import { defineCases } from '#machines/support/cases.ts';
import { installationMachine } from './installationMachine.ts';

export const cases = defineCases(installationMachine, {
  inputs: { default: undefined },
  cases: {
    'install.offered': { default: {} },
    'install.advised': { default: {} },
    'install.done': { default: {} },
    'install.accepted': { default: {} },
    'xstate.done.actor.askInstall': {
      accepted: { output: { isAccepted: true } },
      dismissed: { output: { isAccepted: false } },
    },
    'xstate.error.actor.askInstall': { default: { error: 'asked already' } },
  },
  invariant: (snapshot) =>
    snapshot.hasTag('offered') && snapshot.hasTag('advised') ? 'two ways at once' : undefined,
});
