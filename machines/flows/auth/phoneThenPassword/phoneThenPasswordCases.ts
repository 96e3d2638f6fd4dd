import type { MachineCases } from '#machines/support/cases.ts';
import type { CodePurpose } from '../otp/askedCode.ts';
import type { phoneThenPassword } from './phoneThenPassword.ts';

const problem = (status: number, code: string, more: object = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields: {}, ...more } },
});
const tooMany = problem(429, 'tooManyRequests', { retryAfterSeconds: 60 });
const network = { error: { failure: { kind: 'network' } } };

export const phoneThenPasswordCases = (
  purpose: CodePurpose,
): MachineCases<ReturnType<typeof phoneThenPassword>> => ({
  inputs: { default: { phoneNumber: '' } },
  cases: {
    'field.changed': {
      phoneNumber: { field: 'phoneNumber', value: '998901112233' },
      shortPhoneNumber: { field: 'phoneNumber', value: '99890' },
      password: { field: 'password', value: 'Davomat2' },
      weakPassword: { field: 'password', value: 'davomat' },
      confirmation: { field: 'passwordConfirmation', value: 'Davomat2' },
      otherConfirmation: { field: 'passwordConfirmation', value: 'Davomat3' },
    },
    'form.submitted': { default: {} },
    'flow.restarted': { default: {} },
    'step.returned': { default: {} },
    'xstate.done.actor.recallProof': { proved: { output: true }, notYet: { output: false } },
    'xstate.error.actor.recallProof': { default: { error: new Error('no storage') } },
    'xstate.done.actor.startCode': {
      default: { output: { otpId: 'otp', phoneNumber: '998•••••••33', resendAt: 60_000, purpose } },
    },
    'xstate.error.actor.startCode': {
      field: problem(400, 'validationFailed', { fields: { phoneNumber: 'phoneNumberInvalid' } }),
      tooMany,
      network,
    },
    'xstate.done.actor.setPassword': { default: { output: undefined } },
    'xstate.error.actor.setPassword': {
      field: problem(400, 'validationFailed', { fields: { password: 'passwordTooShort' } }),
      over: problem(409, 'ticketExpired'),
      tooMany,
      network,
    },
  },
  goal: 'transitions',
  // The password's step is left with a password and without one.
  distinguish: (snapshot) => snapshot.matches('password') && snapshot.context.password !== '',
  invariant: (snapshot, { calls }) => {
    const { password, passwordConfirmation } = snapshot.context;
    if (snapshot.matches('phone') && password + passwordConfirmation !== '')
      return 'a password is kept outside of its step';
    if (
      snapshot.matches('phone') &&
      calls.some(({ id, status }) => id === 'setPassword' && status === 'stopped')
    )
      return 'a password that is being sent was left';
    const last = calls.at(-1);
    if (last?.status !== 'running') return undefined;
    if (last.id === 'recallProof') return undefined;
    if (!snapshot.hasTag('busy')) return 'a call goes on while the screen rests';
    if (last.id === 'startCode')
      return /^998\d{9}$/.test((last.input as { phoneNumber: string }).phoneNumber)
        ? undefined
        : 'an incomplete phone number was sent';
    if (password !== passwordConfirmation) return 'an unconfirmed password was sent';
    return undefined;
  },
});
