import { defineCases, without } from '#machines/support/cases.ts';
import { passwordChangeMachine } from './passwordChangeMachine.ts';

const problem = (status: number, code: string, more: object = {}) => ({
  error: { failure: { kind: 'problem', status, code, fields: {}, ...more } },
});

export const cases = defineCases(passwordChangeMachine, {
  inputs: { default: undefined },
  cases: {
    'change.opened': { default: {} },
    'change.closed': { default: {} },
    'field.changed': {
      current: { field: 'currentPassword', value: 'Davomat1' },
      new: { field: 'password', value: 'Yangi2026' },
      weak: { field: 'password', value: 'yangi' },
      confirmation: { field: 'passwordConfirmation', value: 'Yangi2026' },
    },
    'form.submitted': { default: {} },
    'xstate.done.actor.changePassword': { default: { output: undefined } },
    'xstate.error.actor.changePassword': {
      wrong: problem(400, 'validationFailed', { fields: { currentPassword: 'passwordWrong' } }),
      tooMany: problem(429, 'tooManyRequests', { retryAfterSeconds: 60 }),
      network: { error: { failure: { kind: 'network' } } },
    },
  },
  key: ({ context }) => without(context, 'refusals'),
  invariant: (snapshot, { calls }) => {
    const { form } = snapshot.context;
    if (snapshot.matches('closed') && Object.values(form).some((value) => value !== ''))
      return 'a password is kept after the form is closed';
    if (calls.at(-1)?.status !== 'running') return undefined;
    const { newPassword } = calls.at(-1)?.input as { newPassword: string };
    return newPassword === form.passwordConfirmation && newPassword.length >= 8
      ? undefined
      : 'an unconfirmed or weak password was sent';
  },
});
