import { assign, setup } from 'xstate';
import type { AskedCode } from '#machines/flows/auth/otp/askedCode.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import type { ProviderOutcome } from '#machines/support/providerOutcome.ts';
import { required } from '#machines/support/required.ts';

/** The data signed by Telegram, from the URL. */
export interface TelegramData {
  from: 'widget' | 'miniApp';
  data: string;
}

export interface TelegramLoginInput {
  given: TelegramData | null;
}

interface TelegramLoginContext extends TelegramLoginInput {
  failure: Failure | null;
  askedCode: AskedCode | null;
  displayName: string;
}

/** `/auth/telegram`: the login widget, or a mini app that brings its signed data (product §5). */
export const telegramLoginMachine = setup({
  types: {
    context: {} as TelegramLoginContext,
    input: {} as TelegramLoginInput,
    events: {} as { type: 'login.retried' } | { type: 'login.restarted' },
    tags: {} as 'busy' | 'error' | 'widget',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadWidget: notProvided<void, void>('loadWidget'),
    signInWithTelegram: notProvided<ProviderOutcome, TelegramData>('signInWithTelegram'),
  },
  guards: {
    given: ({ context }) => context.given !== null,
    is: (_, params: { outcome: ProviderOutcome; kind: ProviderOutcome['kind'] }) =>
      params.outcome.kind === params.kind,
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
  },
  actions: {
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    keepOutcome: assign((_, { outcome }: { outcome: ProviderOutcome }) => ({
      askedCode: outcome.kind === 'codeAsked' ? outcome.asked : null,
      displayName: outcome.kind === 'unlinked' ? outcome.displayName : '',
    })),
    forget: assign({ failure: null, given: null }),
  },
}).createMachine({
  id: 'telegramLogin',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, failure: null, askedCode: null, displayName: '' }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'given', target: 'sending', meta: { spec: '1' } }, { target: 'offering' }],
    },
    offering: {
      tags: ['widget'],
      initial: 'loading',
      states: {
        loading: {
          tags: ['busy'],
          invoke: {
            id: 'loadWidget',
            src: 'loadWidget',
            onDone: { target: 'shown' },
            onError: { target: 'unloadable' },
          },
        },
        /** The widget's button leads to Telegram and back to this URL with signed data. */
        shown: {},
        unloadable: { tags: ['error'], on: { 'login.retried': { target: 'loading' } } },
      },
    },
    sending: {
      tags: ['busy'],
      invoke: {
        id: 'signInWithTelegram',
        src: 'signInWithTelegram',
        input: ({ context }) => required(context.given, 'given'),
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'signedIn' }) },
            target: 'signedIn',
            meta: { spec: '4' },
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'codeAsked' }) },
            target: 'codeAsked',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'unlinked',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'refused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          { target: 'unsent', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    /** Expired, altered or already used: new signed data is needed. */
    refused: { tags: ['error'], on: { 'login.restarted': { target: 'offering', actions: 'forget' } } },
    unsent: { tags: ['error'], on: { 'login.retried': { target: 'sending' } } },
    unlinked: {},
    codeAsked: {},
    signedIn: {},
  },
});
