import { defineCases } from '#machines/support/cases.ts';
import { telegramBotSignInMachine } from './telegramBotSignInMachine.ts';

const problem = (status: number, code: string, more: object = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields: {}, ...more } },
});
const network = { error: { failure: { kind: 'network' } } };
const asked = { otpId: 'otp', phoneNumber: '998•••••••02', resendAt: 60_000, purpose: 'newDevice' } as const;

export const cases = defineCases(telegramBotSignInMachine, {
  inputs: { default: undefined },
  cases: {
    'signIn.restarted': { default: {} },
    'xstate.done.actor.startSignIn': {
      default: {
        output: {
          signInId: 'sign-in',
          link: 'https://t.me/davomat_bot?start=x',
          number: '47',
          expiresInSeconds: 300,
        },
      },
    },
    'xstate.error.actor.startSignIn': { network },
    'xstate.done.actor.askSignIn': {
      waiting: { output: { kind: 'waiting' } },
      opened: { output: { kind: 'opened' } },
      denied: { output: { kind: 'denied' } },
      expired: { output: { kind: 'expired' } },
      signedIn: { output: { kind: 'signedIn' } },
      codeAsked: { output: { kind: 'codeAsked', asked } },
      unlinked: { output: { kind: 'unlinked', displayName: 'Ali' } },
    },
    'xstate.error.actor.askSignIn': {
      unknown: problem(404, 'notFound'),
      tooMany: problem(429, 'tooManyRequests', { retryAfterSeconds: 5 }),
      forbidden: problem(403, 'forbidden'),
      network,
    },
  },
  invariant: (snapshot, { calls }) => {
    const asking = calls.some(({ id, status }) => id === 'askSignIn' && status === 'running');
    if (asking && !snapshot.hasTag('shown')) return 'the page goes on asking after it is over';
    return snapshot.hasTag('shown') && !snapshot.context.signIn ? 'nothing to show' : undefined;
  },
});
