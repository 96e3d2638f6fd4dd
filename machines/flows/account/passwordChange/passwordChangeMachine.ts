import { assign, emit, setup } from 'xstate';
import { fieldErrors, firstError } from '#domain/fields/fieldErrors.ts';
import { givenPasswordSchema, newPasswordSchema } from '#domain/fields/password.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

export interface PasswordForm {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}

interface PasswordChangeContext {
  form: PasswordForm;
  errors: Partial<Record<keyof PasswordForm, string>>;
  /** Number of rejected submissions; each new one moves the focus to the first invalid field. */
  refusals: number;
  failure: Failure | null;
  /** Seconds to wait after too many wrong passwords. */
  waitSeconds: number;
}

export type PasswordChangeEvent =
  | { type: 'change.opened' }
  | { type: 'change.closed' }
  | { type: 'field.changed'; field: keyof PasswordForm; value: string }
  | { type: 'form.submitted' };

const empty: PasswordForm = { currentPassword: '', password: '', passwordConfirmation: '' };

const errorsOf = (form: PasswordForm): PasswordChangeContext['errors'] => ({
  ...(firstError(givenPasswordSchema, form.currentPassword) ? { currentPassword: 'required' } : {}),
  ...fieldErrors(newPasswordSchema, form),
});

/** Maps the contract's field names to the form's. */
const errorsIn = (failure: Failure): PasswordChangeContext['errors'] => {
  const { currentPassword, newPassword } = failure.kind === 'problem' ? failure.fields : {};
  return {
    ...(currentPassword ? { currentPassword } : {}),
    ...(newPassword ? { password: newPassword } : {}),
  };
};

const waitOf = (failure: Failure) =>
  failure.kind === 'problem' && failure.status === 429 ? (failure.retryAfterSeconds ?? 60) : 0;

/** Changing the password, which ends all other sessions of the account (product §5). */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    tags: {} as 'busy' | 'error' | 'open',
    emitted: {} as { type: 'changed' },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    changePassword: notProvided<void, { currentPassword: string; newPassword: string }>('changePassword'),
  },
  guards: {
    complete: ({ context }) => Object.keys(errorsOf(context.form)).length === 0,
    mustWait: (_, params: { error: unknown }) => waitOf(toFailure(params.error)) > 0,
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
  },
  actions: {
    forget: assign({ form: empty, errors: {}, failure: null, waitSeconds: 0 }),
    keepField: assign(({ context }, params: { field: keyof PasswordForm; value: string }) => ({
      form: { ...context.form, [params.field]: params.value },
      errors: Object.fromEntries(Object.entries(context.errors).filter(([name]) => name !== params.field)),
      failure: null,
    })),
    nameErrors: assign(({ context }) => ({
      errors: errorsOf(context.form),
      refusals: context.refusals + 1,
    })),
    keepFailure: assign(({ context }, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return {
        failure,
        errors: errorsIn(failure),
        refusals: context.refusals + 1,
        waitSeconds: waitOf(failure),
      };
    }),
    forgetFailure: assign({ failure: null, errors: {}, waitSeconds: 0 }),
    notifyChanged: emit({ type: 'changed' as const }),
  },
  delays: { wait: ({ context }) => context.waitSeconds * 1000 },
}).createMachine({
  id: 'passwordChange',
  options: { maxIterations: 1000 },
  context: { form: empty, errors: {}, refusals: 0, failure: null, waitSeconds: 0 },
  initial: 'closed',
  states: {
    closed: { on: { 'change.opened': { target: 'open' } } },
    open: {
      tags: ['open'],
      initial: 'typing',
      on: {
        'change.closed': { target: 'closed', actions: 'forget' },
        'field.changed': {
          target: '.typing',
          actions: { type: 'keepField', params: ({ event }) => event },
        },
        'form.submitted': [
          { guard: 'complete', target: '.sending', actions: 'forgetFailure', meta: { spec: '5' } },
          { target: '.typing', actions: 'nameErrors', meta: { spec: '5' } },
        ],
      },
      states: {
        typing: {},
        sending: {
          tags: ['busy'],
          on: { 'field.changed': {}, 'form.submitted': {}, 'change.closed': {} },
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context: { form } }) => ({
              currentPassword: form.currentPassword,
              newPassword: form.password,
            }),
            onDone: { target: '#passwordChange.closed', actions: ['forget', 'notifyChanged'] },
            onError: [
              {
                guard: { type: 'mustWait', params: ({ event }) => event },
                target: 'limited',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              {
                guard: { type: 'refused', params: ({ event }) => event },
                target: 'typing',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        /**
         * No answer: what was typed stays. If the password was changed after all, a retry is refused because the old
         * one is wrong.
         */
        unsent: { tags: ['error'] },
        limited: {
          tags: ['error'],
          after: { wait: { target: 'typing', actions: 'forgetFailure' } },
          on: { 'field.changed': {}, 'form.submitted': {} },
        },
      },
    },
  },
});
