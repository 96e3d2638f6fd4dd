import { assign, setup } from 'xstate';
import type { AskedCode } from '#machines/flows/auth/otp/askedCode.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import type { ProviderOutcome } from '#machines/support/providerOutcome.ts';

/** Result of Google's popup. Either kind can be used once. */
export interface GoogleGrant {
  gives: 'code' | 'accessToken';
  value: string;
  nonce: string;
}

interface GoogleSignInContext {
  failure: Failure | null;
  askedCode: AskedCode | null;
  /** Name of the Google account, which is not linked yet. */
  displayName: string;
}

/** Why the popup returned nothing; the actor rejects with it. */
export type PopupFailure = { popup: 'closed' | 'blocked' };

const popupOf = (error: unknown): PopupFailure['popup'] | undefined =>
  typeof error === 'object' && error !== null && 'popup' in error ? (error as PopupFailure).popup : undefined;

/** Sign-in with Google's popup (spec section 7; product §5). Tokens and tickets never pass through this machine. */
export const googleSignInMachine = setup({
  types: {
    context: {} as GoogleSignInContext,
    events: {} as { type: 'google.chosen' },
    tags: {} as 'busy' | 'error',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadGoogle: notProvided<void, void>('loadGoogle'),
    askGoogle: notProvided<GoogleGrant, void>('askGoogle'),
    signInWithGoogle: notProvided<ProviderOutcome, GoogleGrant>('signInWithGoogle'),
  },
  guards: {
    blocked: (_, params: { error: unknown }) => popupOf(params.error) === 'blocked',
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
    forget: assign({ failure: null, askedCode: null, displayName: '' }),
  },
}).createMachine({
  id: 'googleSignIn',
  options: { maxIterations: 1000 },
  context: { failure: null, askedCode: null, displayName: '' },
  initial: 'idle',
  on: { 'google.chosen': { target: '.loading', actions: 'forget', meta: { spec: '1' } } },
  states: {
    idle: {},
    loading: {
      tags: ['busy'],
      on: { 'google.chosen': {} },
      invoke: {
        id: 'loadGoogle',
        src: 'loadGoogle',
        onDone: { target: 'asking' },
        onError: { target: 'unloadable', meta: { spec: '8' } },
      },
    },
    /** Google script load failure: a message that it failed to load (spec section 8). */
    unloadable: { tags: ['error'] },
    asking: {
      tags: ['busy'],
      on: { 'google.chosen': {} },
      invoke: {
        id: 'askGoogle',
        src: 'askGoogle',
        onDone: { target: 'signingIn', meta: { spec: '7' } },
        onError: [
          { guard: { type: 'blocked', params: ({ event }) => event }, target: 'blocked' },
          { target: 'idle' },
        ],
      },
    },
    /** The browser blocked the popup. On the next press the script is already loaded, so the popup opens at once. */
    blocked: { tags: ['error'] },
    signingIn: {
      tags: ['busy'],
      on: { 'google.chosen': {} },
      invoke: {
        id: 'signInWithGoogle',
        src: 'signInWithGoogle',
        input: ({ event }) => (event as unknown as { output: GoogleGrant }).output,
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
    refused: { tags: ['error'] },
    unsent: { tags: ['error'] },
    /** The person signs in or registers by phone, and the identity is linked then. */
    unlinked: {},
    codeAsked: { on: { 'google.chosen': {} } },
    /** Continued by the startup machine; if that fails, the screen is still here. */
    signedIn: {},
  },
});
