import { defineCases } from '#machines/support/cases.ts';
import { signInMachine, type SignInForm } from './signInMachine.ts';

const problem = (status: number, code: string, more: object = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields: {}, ...more } },
});

export const cases = defineCases(signInMachine, {
  inputs: { default: { phoneNumber: '', password: '' } },
  cases: {
    'field.changed': {
      phoneNumber: { field: 'phoneNumber', value: '998901000002' },
      groupedPhoneNumber: { field: 'phoneNumber', value: '+998 90 100 00 02' },
      shortPhoneNumber: { field: 'phoneNumber', value: '99890' },
      password: { field: 'password', value: 'Davomat1' },
      noPassword: { field: 'password', value: '' },
    },
    'form.submitted': { default: {} },
    'code.wanted': { default: {} },
    'provider.chosen': { default: {} },
    'xstate.done.actor.login': {
      signedIn: { output: null },
      codeAsked: {
        output: { otpId: 'otp', phoneNumber: '998•••••••02', resendAt: 60_000, purpose: 'newDevice' },
      },
    },
    'xstate.done.actor.askCode': {
      default: { output: { otpId: 'otp', phoneNumber: '998•••••••02', resendAt: 60_000, purpose: 'signIn' } },
    },
    'xstate.error.actor.askCode': {
      field: problem(400, 'validationFailed', { fields: { phoneNumber: 'phoneNumberInvalid' } }),
      tooMany: problem(429, 'tooManyRequests', { retryAfterSeconds: 60 }),
      network: { error: { failure: { kind: 'network' } } },
    },
    'xstate.error.actor.login': {
      wrong: problem(400, 'wrongCredentials'),
      field: problem(400, 'validationFailed', { fields: { phoneNumber: 'phoneNumberInvalid' } }),
      tooMany: problem(429, 'tooManyRequests', { retryAfterSeconds: 60 }),
      network: { error: { failure: { kind: 'network' } } },
    },
  },
  invariant: (snapshot, { calls }) => {
    const last = calls.at(-1);
    if (last?.status !== 'running') return undefined;
    const { phoneNumber, password } = last.input as SignInForm;
    if (!snapshot.matches(last.id === 'login' ? 'submitting' : 'asking'))
      return `${last.id} goes on elsewhere`;
    return /^998\d{9}$/.test(phoneNumber) && password !== '' ? undefined : 'an incomplete form was sent';
  },
});
