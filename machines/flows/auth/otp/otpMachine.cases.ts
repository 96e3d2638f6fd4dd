import { defineCases } from '#machines/support/cases.ts';
import { otpMachine } from './otpMachine.ts';

const problem = (status: number, code: string, more: object = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields: {}, ...more } },
});
const network = { error: { failure: { kind: 'network' } } };

export const cases = defineCases(otpMachine, {
  inputs: {
    fromSignIn: { otpId: 'otp', phoneNumber: '998•••••••02', resendInSeconds: 30 },
    byAddress: { otpId: 'otp', phoneNumber: null, resendInSeconds: 0 },
  },
  cases: {
    'code.changed': { six: { code: '123456' }, two: { code: '12' } },
    'code.submitted': { default: {} },
    'code.resendAsked': { default: {} },
    'xstate.done.actor.verifyCode': {
      signedIn: { output: null },
      proved: { output: 'completeRegistration' },
    },
    'xstate.error.actor.verifyCode': {
      wrong: problem(400, 'wrongCode'),
      expired: problem(409, 'otpExpired'),
      locked: problem(409, 'otpLocked'),
      tooMany: problem(429, 'tooManyRequests', { retryAfterSeconds: 60 }),
      network,
    },
    'xstate.done.actor.resendCode': {
      default: { output: { phoneNumber: '998•••••••02', resendInSeconds: 60 } },
    },
    'xstate.error.actor.resendCode': {
      used: problem(409, 'otpUsed'),
      unknown: problem(404, 'notFound'),
      tooMany: problem(429, 'tooManyRequests', { retryAfterSeconds: 60 }),
      network,
    },
  },
  goal: 'transitions',
  invariant: (snapshot, { calls }) => {
    const running = calls.filter(({ status }) => status === 'running');
    if (running.length > 0 && !snapshot.matches('open')) return 'a call goes on after the code is done with';
    const verifying = running.find(({ id }) => id === 'verifyCode');
    if (verifying && !/^\d{6}$/.test((verifying.input as { code: string }).code))
      return 'an incomplete code was sent';
    return undefined;
  },
});
