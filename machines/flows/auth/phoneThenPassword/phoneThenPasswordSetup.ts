import { assign, sendTo, setup } from 'xstate';
import { fieldErrors, firstError } from '#domain/fields/fieldErrors.ts';
import { newPasswordSchema } from '#domain/fields/password.ts';
import { phoneNumberSchema } from '#domain/fields/phoneNumber.ts';
import { isRefused, retryAfterOf, toFailure, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import { stepShown } from '#machines/support/stepHistory.ts';
import type { AskedCode } from '../otp/askedCode.ts';

export interface PhoneThenPasswordInput {
  /** 12 digits; `''` when unknown on this device. */
  phoneNumber: string;
}

export interface PhoneThenPasswordForm {
  phoneNumber: string;
  password: string;
  passwordConfirmation: string;
}
export type FormField = keyof PhoneThenPasswordForm;
type Errors = Partial<Record<FormField, string>>;

interface PhoneThenPasswordContext extends PhoneThenPasswordForm {
  errors: Errors;
  failure: Failure | null;
  /** Seconds to wait after too many tries. */
  waitSeconds: number;
  askedCode: AskedCode | null;
}

export type PhoneThenPasswordEvent =
  | { type: 'field.changed'; field: FormField; value: string }
  | { type: 'form.submitted' }
  /** Back to the phone number; the code and the password are forgotten. */
  | { type: 'step.returned' }
  /** Use another phone number, or start over. */
  | { type: 'flow.restarted' };

const phoneErrors = ({ phoneNumber }: PhoneThenPasswordForm): Errors => {
  const error = firstError(phoneNumberSchema, phoneNumber);
  return error === undefined ? {} : { phoneNumber: error };
};
const passwordErrors = ({ password, passwordConfirmation }: PhoneThenPasswordForm): Errors =>
  fieldErrors(newPasswordSchema, { password, passwordConfirmation });
const hasAny = (errors: Errors) => Object.keys(errors).length > 0;

export const phoneThenPasswordSetup = setup({
  types: {
    context: {} as PhoneThenPasswordContext,
    input: {} as PhoneThenPasswordInput,
    events: {} as PhoneThenPasswordEvent,
    tags: {} as 'busy' | 'error' | 'limited' | 'phone' | 'password',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    stepHistory: listenerNotProvided('stepHistory'),
    /** Whether this tab holds a ticket from the code page. */
    recallProof: notProvided<boolean, void>('recallProof'),
    /** The same answer for a known and an unknown phone. */
    startCode: notProvided<AskedCode, { phoneNumber: string }>('startCode'),
    /** Uses up the ticket and hands the tokens to the session. */
    setPassword: notProvided<void, { password: string }>('setPassword'),
  },
  guards: {
    proved: (_, params: { proved: boolean }) => params.proved,
    phoneComplete: ({ context }) => !hasAny(phoneErrors(context)),
    passwordComplete: ({ context }) => !hasAny(passwordErrors(context)),
    tooMany: (_, params: { error: unknown }) => retryAfterOf(toFailure(params.error)) > 0,
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
    /** A field error names the password; any other refusal is about the ticket. */
    fieldRefused: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return failure.kind === 'problem' && hasAny(failure.fields);
    },
  },
  actions: {
    showStep: sendTo('stepHistory', stepShown),
    keepField: assign(({ context }, { field, value }: { field: FormField; value: string }) => {
      const errors: Errors = { ...context.errors };
      delete errors[field];
      // The confirmation is compared again when the password changes.
      if (field === 'password') delete errors.passwordConfirmation;
      return { [field]: value, errors, failure: null };
    }),
    namePhoneError: assign({ errors: ({ context }) => phoneErrors(context) }),
    namePasswordErrors: assign({ errors: ({ context }) => passwordErrors(context) }),
    keepFailure: assign((_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return {
        failure,
        errors: failure.kind === 'problem' ? failure.fields : {},
        waitSeconds: retryAfterOf(failure),
      };
    }),
    forgetFailure: assign({ failure: null, errors: {}, waitSeconds: 0 }),
    keepCode: assign({ askedCode: (_, params: { asked: AskedCode }) => params.asked }),
    forgetPassword: assign({ password: '', passwordConfirmation: '', errors: {}, failure: null }),
    startOver: assign({
      phoneNumber: '',
      password: '',
      passwordConfirmation: '',
      errors: {},
      failure: null,
    }),
    /** Discards this tab's ticket; provided by the screen. */
    forgetProof: () => undefined,
  },
  delays: { wait: ({ context }) => context.waitSeconds * 1000 },
});

export const fieldOf = ({ event }: { event: { field: FormField; value: string } }) => event;
export const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
