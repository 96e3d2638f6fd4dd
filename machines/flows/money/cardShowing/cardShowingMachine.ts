import { assign, setup } from 'xstate';
import type { Tiyin } from '#domain/money.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';

export interface PaidByHand {
  requestId: string;
  employeeName: string;
  amount: Tiyin;
  /**
   * Nobody else may pay this request, so the password is asked for first. If the screen does not know that, the server
   * refuses and the password is asked for then.
   */
  alone: boolean;
}

export interface ShowCardInput {
  requestId: string;
  password: string;
}

interface CardShowingContext {
  subject: PaidByHand | null;
  password: string;
  passwordError: string | null;
  /** The whole number; nowhere but while it is shown. */
  cardNumber: string | null;
  failure: Failure | null;
}

export type CardShowingEvent =
  | { type: 'card.asked'; subject: PaidByHand }
  | { type: 'password.changed'; password: string }
  | { type: 'password.confirmed' }
  | { type: 'card.retried' }
  | { type: 'copy.asked' }
  | { type: 'card.closed' };

const nothing: CardShowingContext = {
  subject: null,
  password: '',
  passwordError: null,
  cardNumber: null,
  failure: null,
};

const passwordProblem = (error: unknown): string | undefined => {
  const failure = toFailure(error);
  return failure.kind === 'problem' ? failure.fields['password'] : undefined;
};

/**
 * Whoever pays somebody by hand sees the whole number of the card (spec section 2, payments), after the password where nobody else
 * may pay. Closing forgets the number.
 */
export const cardShowingMachine = setup({
  types: {
    context: {} as CardShowingContext,
    events: {} as CardShowingEvent,
    tags: {} as 'open' | 'busy' | 'error',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    showCard: notProvided<string, ShowCardInput>('showCard'),
    copyText: notProvided<void, { text: string }>('copyText'),
  },
  guards: {
    isAlone: (_, { subject }: { subject: PaidByHand }) => subject.alone,
    hasPassword: ({ context }) => context.password !== '',
    isOfPassword: (_, { error }: { error: unknown }) => passwordProblem(error) !== undefined,
  },
  actions: {
    begin: assign((_, { subject }: { subject: PaidByHand }) => ({ ...nothing, subject })),
    keepPassword: assign((_, { password }: { password: string }) => ({ password, passwordError: null })),
    namePasswordMissing: assign({ passwordError: 'required' }),
    /** No error is shown when the password was not typed because nobody had asked for it. */
    namePasswordProblem: assign(({ context }, { error }: { error: unknown }) => ({
      passwordError: context.password === '' ? null : (passwordProblem(error) ?? null),
    })),
    keepNumber: assign((_, { output }: { output: string }) => ({ cardNumber: output, password: '' })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'cardShowing',
  options: { maxIterations: 1000 },
  context: nothing,
  initial: 'idle',
  states: {
    idle: {
      on: {
        'card.asked': [
          {
            guard: { type: 'isAlone', params: ({ event }) => event },
            target: 'proving',
            actions: { type: 'begin', params: ({ event }) => event },
            meta: { spec: '2' },
          },
          {
            target: 'loading',
            actions: { type: 'begin', params: ({ event }) => event },
            meta: { spec: '2' },
          },
        ],
      },
    },
    proving: {
      tags: ['open'],
      on: {
        'password.changed': { actions: { type: 'keepPassword', params: ({ event }) => event } },
        'password.confirmed': [
          { guard: 'hasPassword', target: 'loading' },
          { actions: 'namePasswordMissing', meta: { spec: '5' } },
        ],
        'card.closed': { target: 'idle', actions: 'forget' },
      },
    },
    loading: {
      tags: ['open', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'showCard',
        src: 'showCard',
        input: ({ context }) => ({
          requestId: required(context.subject, 'subject').requestId,
          password: context.password,
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepNumber', params: ({ event }) => event },
          meta: { spec: '2' },
        },
        onError: [
          {
            guard: { type: 'isOfPassword', params: ({ event }) => event },
            target: 'proving',
            actions: { type: 'namePasswordProblem', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'card.closed': { target: 'idle', actions: 'forget' } },
    },
    failed: {
      tags: ['open', 'error'],
      on: {
        'card.retried': { target: 'loading' },
        'card.closed': { target: 'idle', actions: 'forget' },
      },
    },
    shown: {
      tags: ['open'],
      initial: 'uncopied',
      on: { 'card.closed': { target: 'idle', actions: 'forget' } },
      states: {
        uncopied: { on: { 'copy.asked': { target: 'copying' } } },
        copying: {
          invoke: {
            id: 'copyText',
            src: 'copyText',
            input: ({ context }) => ({ text: required(context.cardNumber, 'cardNumber') }),
            onDone: { target: 'copied' },
            onError: { target: 'notCopied' },
          },
        },
        copied: { on: { 'copy.asked': { target: 'copying' } } },
        /** The browser does not allow it. */
        notCopied: { on: { 'copy.asked': { target: 'copying' } } },
      },
    },
  },
});
