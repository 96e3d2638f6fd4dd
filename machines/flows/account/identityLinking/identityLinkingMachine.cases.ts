import { defineCases } from '#machines/support/cases.ts';
import { identityLinkingMachine } from './identityLinkingMachine.ts';

export const cases = defineCases(identityLinkingMachine, {
  inputs: { default: undefined },
  cases: {
    'session.opened': { default: {} },
    'session.closed': { default: {} },
    'xstate.done.actor.linkIdentity': { linked: { output: true }, nothing: { output: false } },
    'xstate.error.actor.linkIdentity': {
      taken: { error: { failure: { kind: 'problem', status: 409, code: 'identityTaken', fields: {} } } },
      network: { error: { failure: { kind: 'network' } } },
    },
  },
  invariant: (snapshot, { calls, event }) => {
    if (
      event?.type === 'session.closed' &&
      calls.some(({ id, status }) => id === 'linkIdentity' && status === 'running')
    )
      return 'linking goes on for somebody who is gone';
    return snapshot.matches('signedOut') && event?.type === 'session.opened' ? 'not linked' : undefined;
  },
});
