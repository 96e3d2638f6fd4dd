import { defineCases } from '#machines/support/cases.ts';
import { telegramLoginMachine } from './telegramLoginMachine.ts';

const problem = (status: number, code: string) => ({
  error: { failure: { kind: 'problem', status, code, fields: {} } },
});
const asked = { otpId: 'otp', phoneNumber: '998•••••••02', resendAt: 60_000, purpose: 'newDevice' } as const;

export const cases = defineCases(telegramLoginMachine, {
  inputs: {
    empty: { given: null },
    fromWidget: { given: { from: 'widget', data: 'id=1&hash=2' } },
  },
  cases: {
    'login.retried': { default: {} },
    'login.restarted': { default: {} },
    'xstate.done.actor.loadWidget': { default: { output: undefined } },
    'xstate.error.actor.loadWidget': { default: { error: 'unloadable' } },
    'xstate.done.actor.signInWithTelegram': {
      signedIn: { output: { kind: 'signedIn' } },
      codeAsked: { output: { kind: 'codeAsked', asked } },
      unlinked: { output: { kind: 'unlinked', displayName: 'Ali' } },
    },
    'xstate.error.actor.signInWithTelegram': {
      refused: problem(400, 'identityRefused'),
      network: { error: { failure: { kind: 'network' } } },
    },
  },
  invariant: (snapshot, { calls }) =>
    calls.some(({ id, status }) => id === 'signInWithTelegram' && status === 'running') &&
    !snapshot.context.given
      ? 'nothing was sent'
      : undefined,
});
