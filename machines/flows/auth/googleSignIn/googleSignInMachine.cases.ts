import { defineCases } from '#machines/support/cases.ts';
import { googleSignInMachine, type GoogleGrant } from './googleSignInMachine.ts';

const problem = (status: number, code: string) => ({
  error: { failure: { kind: 'problem', status, code, fields: {} } },
});
const grant: GoogleGrant = { gives: 'code', value: 'code', nonce: 'nonce' };
const asked = { otpId: 'otp', phoneNumber: '998•••••••02', resendAt: 60_000, purpose: 'newDevice' } as const;

export const cases = defineCases(googleSignInMachine, {
  inputs: { default: undefined },
  cases: {
    'google.chosen': { default: {} },
    'xstate.done.actor.loadGoogle': { default: { output: undefined } },
    'xstate.error.actor.loadGoogle': { default: { error: 'unloadable' } },
    'xstate.done.actor.askGoogle': { default: { output: grant } },
    'xstate.error.actor.askGoogle': {
      closed: { error: { popup: 'closed' } },
      blocked: { error: { popup: 'blocked' } },
    },
    'xstate.done.actor.signInWithGoogle': {
      signedIn: { output: { kind: 'signedIn' } },
      codeAsked: { output: { kind: 'codeAsked', asked } },
      unlinked: { output: { kind: 'unlinked', displayName: 'Ali Valiyev' } },
    },
    'xstate.error.actor.signInWithGoogle': {
      refused: problem(400, 'identityRefused'),
      away: problem(503, 'providerAway'),
      network: { error: { failure: { kind: 'network' } } },
    },
  },
  goal: 'transitions',
  invariant: (snapshot, { calls }) => {
    const open = calls.filter(({ status }) => status === 'running');
    if (open.length > 0 && !snapshot.hasTag('busy')) return 'a call goes on behind a screen that is not busy';
    const last = calls.at(-1);
    if (last?.id === 'signInWithGoogle' && JSON.stringify(last.input) !== JSON.stringify(grant))
      return 'something else than the popup gave was sent';
    return undefined;
  },
});
