import { assign, setup } from 'xstate';
import { firstError } from '#domain/fields/fieldErrors.ts';
import { normalisePhoneNumber, phoneNumberSchema } from '#domain/fields/phoneNumber.ts';
import { isRefused, retryAfterOf, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import type { AskedCode } from '../otp/askedCode.ts';

export interface SignInForm {
  /** 12 digits when complete. */
  phoneNumber: string;
  password: string;
}

export type { AskedCode };

interface SignInContext extends SignInForm {
  errors: Partial<Record<keyof SignInForm, string>>;
  failure: Failure | null;
  /** Seconds to wait after too many tries. */
  waitSeconds: number;
  askedCode: AskedCode | null;
}

export type SignInEvent =
  | { type: 'field.changed'; field: keyof SignInForm; value: string }
  | { type: 'form.submitted' }
  /** Sign in with a code instead of the password. */
  | { type: 'code.wanted' }
  /** Another way in was chosen beside the form. */
  | { type: 'provider.chosen' };

/** Only required, not validated: a password created under older rules must still work. */
const errorsOf = (form: SignInForm): SignInContext['errors'] => ({
  ...phoneErrorsOf(form),
  ...(form.password === '' ? { password: 'required' } : {}),
});

const phoneErrorsOf = ({ phoneNumber }: SignInForm): SignInContext['errors'] => {
  const error = firstError(phoneNumberSchema, phoneNumber);
  return error === undefined ? {} : { phoneNumber: error };
};

const otherErrors = (errors: SignInContext['errors'], field: keyof SignInForm): SignInContext['errors'] =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

const signIn = setup({
  types: {
    context: {} as SignInContext,
    /** What is known or typed already; '' otherwise. */
    input: {} as SignInForm,
    events: {} as SignInEvent,
    tags: {} as 'busy' | 'error',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Resolves with null when signed in, otherwise with the requested code. */
    login: notProvided<AskedCode | null, SignInForm>('login'),
    /** The answer is the same for linked and unlinked devices. */
    askCode: notProvided<AskedCode, { phoneNumber: string }>('askCode'),
  },
  guards: {
    complete: ({ context }) => Object.keys(errorsOf(context)).length === 0,
    phoneComplete: ({ context }) => Object.keys(phoneErrorsOf(context)).length === 0,
    codeAsked: (_, params: { asked: AskedCode | null }) => params.asked !== null,
    tooMany: (_, params: { error: unknown }) => retryAfterOf(toFailure(params.error)) > 0,
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
  },
  actions: {
    keepField: assign(({ context }, params: { field: keyof SignInForm; value: string }) => ({
      [params.field]: params.value,
      errors: otherErrors(context.errors, params.field),
      failure: null,
    })),
    nameErrors: assign({ errors: ({ context }) => errorsOf(context) }),
    namePhoneError: assign({ errors: ({ context }) => phoneErrorsOf(context) }),
    keepFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return { failure, errors: failure.kind === 'problem' ? failure.fields : {} };
    }),
    keepWait: assign({
      waitSeconds: (_, params: { error: unknown }) => retryAfterOf(toFailure(params.error)),
    }),
    keepCode: assign({ askedCode: (_, params: { asked: AskedCode | null }) => params.asked }),
    forgetFailure: assign({ errors: {}, failure: null, waitSeconds: 0 }),
  },
  delays: { wait: ({ context }) => context.waitSeconds * 1000 },
});

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** Both ways of signing in fail alike. */
const failing = [
  {
    guard: { type: 'tooMany', params: errorOf },
    target: 'limited',
    actions: [
      { type: 'keepFailure', params: errorOf },
      { type: 'keepWait', params: errorOf },
    ],
  },
  {
    guard: { type: 'refused', params: errorOf },
    target: 'refused',
    actions: { type: 'keepFailure', params: errorOf },
  },
  { target: 'unsent', actions: { type: 'keepFailure', params: errorOf } },
] as const;

/**
 * Sign-in with phone number and password, or with a code on a linked device (spec section 1). Tokens never pass
 * through this machine: the `login` actor hands them to the session.
 */
export const signInMachine = signIn.createMachine({
  id: 'signIn',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    ...input,
    errors: {},
    failure: null,
    waitSeconds: 0,
    askedCode: null,
  }),
  initial: 'editing',
  on: {
    'field.changed': {
      target: '.editing',
      actions: { type: 'keepField', params: ({ event }) => event },
    },
    'form.submitted': [
      { guard: 'complete', target: '.submitting', actions: 'forgetFailure', meta: { spec: '4' } },
      { target: '.editing', actions: 'nameErrors', meta: { spec: '5' } },
    ],
    'code.wanted': [
      { guard: 'phoneComplete', target: '.asking', actions: 'forgetFailure', meta: { spec: '1' } },
      { target: '.editing', actions: 'namePhoneError', meta: { spec: '5' } },
    ],
  },
  states: {
    /** While the app starts nothing is shown of it: the person is signed in already. */
    editing: { on: { 'provider.chosen': { target: 'byProvider' } } },
    /** The form and the other way stay on the screen until it leads on. */
    byProvider: { on: { 'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } } } },
    submitting: {
      tags: ['busy'],
      on: { 'field.changed': {}, 'form.submitted': {}, 'code.wanted': {} },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { phoneNumber, password } }) => ({
          phoneNumber: normalisePhoneNumber(phoneNumber),
          password,
        }),
        onDone: [
          {
            guard: { type: 'codeAsked', params: ({ event }) => ({ asked: event.output }) },
            target: 'codeAsked',
            actions: { type: 'keepCode', params: ({ event }) => ({ asked: event.output }) },
          },
          { target: 'signedIn', meta: { spec: '4' } },
        ],
        onError: failing,
      },
    },
    asking: {
      tags: ['busy'],
      on: { 'field.changed': {}, 'form.submitted': {}, 'code.wanted': {} },
      invoke: {
        id: 'askCode',
        src: 'askCode',
        input: ({ context }) => ({ phoneNumber: normalisePhoneNumber(context.phoneNumber) }),
        onDone: {
          target: 'codeAsked',
          actions: { type: 'keepCode', params: ({ event }) => ({ asked: event.output }) },
        },
        onError: failing,
      },
    },
    /** Wrong credentials, or an unknown phone number: the answer is the same. */
    refused: { tags: ['error'] },
    /** No answer: what was typed stays, and a retry sends it again. */
    unsent: { tags: ['error'] },
    limited: {
      tags: ['error'],
      after: { wait: { target: 'editing', actions: 'forgetFailure' } },
      // The limit applies to one number and one way of signing in: another number or a code may be tried at once.
      on: { 'form.submitted': {} },
    },
    codeAsked: {},
    /** Continued by the startup machine; if that fails, the form is shown again. */
    signedIn: {},
  },
});
