import { assertEvent, assign, emit, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { isRefused, toFailure, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';

export type Tokens = components['schemas']['Tokens'];

/**
 * One sign-in and its current token pair. `sessionId` stays the same through every refresh and never leaves the
 * device.
 */
export interface StoredSession {
  sessionId: string;
  tokens: Tokens;
}

export interface SessionContext {
  tokens: Tokens | null;
  sessionId: string | null;
  /** Consecutive refreshes without an answer, capped at `maxFailures`, where the back-off stops growing. */
  failures: number;
  failure: Failure | null;
}

export type SessionEvent =
  | { type: 'session.signIn'; tokens: Tokens }
  | { type: 'session.signOut' }
  | { type: 'session.unauthorized'; usedToken: string }
  /** A call was refused with 401 again after the refresh that it had waited for, and not because time has passed. */
  | { type: 'session.rejected'; usedToken: string }
  | { type: 'session.changedElsewhere'; stored: StoredSession | null }
  | { type: 'network.returned' };

const maxFailures = 6;

/**
 * The session (spec section 4). Tag `canCall`: calls use `context.tokens`; `mustWait`: calls wait for the next state;
 * neither: calls fail. The context has tokens only in `authenticated`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'canCall' | 'mustWait' | 'busy',
    emitted: {} as { type: 'signedOut' } | { type: 'expired' },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    readStored: notProvided<StoredSession | null, void>('readStored'),
    keepTokens: notProvided<StoredSession, { tokens: Tokens }>('keepTokens'),
    /** Resolves with the next token pair; rejects with a 4xx failure when the session is over. */
    refreshTokens: notProvided<StoredSession, StoredSession>('refreshTokens'),
    registerDevice: notProvided<void, { accessToken: string }>('registerDevice'),
    endSession: notProvided<void, { accessToken: string }>('endSession'),
    /** Sends `session.changedElsewhere` and `network.returned`. */
    otherTabs: listenerNotProvided('otherTabs'),
  },
  guards: {
    somebody: (_, params: { stored: StoredSession | null }) => params.stored !== null,
    nobody: (_, params: { stored: StoredSession | null }) => params.stored === null,
    inUse: ({ context }, params: { token: string | undefined }) =>
      params.token === context.tokens?.accessToken,
    refused: (_, params: { error: unknown }) => isRefused(toFailure(params.error)),
  },
  actions: {
    keep: assign((_, params: { stored: StoredSession | null }) => ({
      tokens: params.stored?.tokens ?? null,
      sessionId: params.stored?.sessionId ?? null,
      failures: 0,
      failure: null,
    })),
    forget: assign({ tokens: null, sessionId: null, failures: 0 }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    countFailure: assign({ failures: ({ context }) => Math.min(context.failures + 1, maxFailures) }),
    /** From this device; the server is not told, because it has refused the token. */
    removeStored: (_, _params: { sessionId: string | null }) => undefined,
    notifySignedOut: emit({ type: 'signedOut' as const }),
    notifyExpired: emit({ type: 'expired' as const }),
  },
  delays: {
    /** 1, 2, 4, … 30 s. */
    backOff: ({ context }) => Math.min(1000 * 2 ** (context.failures - 1), 30_000),
  },
}).createMachine({
  id: 'session',
  options: { maxIterations: 1000 },
  context: { tokens: null, sessionId: null, failures: 0, failure: null },
  invoke: { id: 'otherTabs', src: 'otherTabs', onError: {} },
  initial: 'restoring',
  states: {
    restoring: {
      tags: ['mustWait', 'busy'],
      invoke: {
        id: 'readStored',
        src: 'readStored',
        onDone: [
          {
            guard: { type: 'somebody', params: ({ event }) => ({ stored: event.output }) },
            target: 'authenticated',
            actions: { type: 'keep', params: ({ event }) => ({ stored: event.output }) },
          },
          { target: 'anonymous' },
        ],
        onError: { target: 'anonymous', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    anonymous: {
      on: {
        'session.signIn': { target: 'authenticating', meta: { spec: '4' } },
        'session.changedElsewhere': {
          guard: { type: 'somebody', params: ({ event }) => event },
          target: 'authenticated',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
    authenticating: {
      tags: ['mustWait', 'busy'],
      invoke: {
        id: 'keepTokens',
        src: 'keepTokens',
        input: ({ event }) => {
          assertEvent(event, 'session.signIn');
          return { tokens: event.tokens };
        },
        onDone: {
          target: 'authenticated',
          actions: { type: 'keep', params: ({ event }) => ({ stored: event.output }) },
          meta: { spec: '4' },
        },
        onError: { target: 'anonymous', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    authenticated: {
      initial: 'active',
      on: {
        'session.signIn': { target: 'authenticating', actions: 'forget' },
        'session.signOut': { target: '.signingOut', meta: { spec: '4' } },
        'session.changedElsewhere': [
          {
            guard: { type: 'nobody', params: ({ event }) => event },
            target: 'anonymous',
            actions: ['forget', 'notifySignedOut'],
            meta: { spec: '4' },
          },
          {
            guard: {
              type: 'inUse',
              params: ({ event }) => ({ token: event.stored?.tokens.accessToken }),
            },
          },
          { target: '.active', actions: { type: 'keep', params: ({ event }) => event } },
        ],
      },
      states: {
        active: {
          tags: ['canCall'],
          initial: 'settled',
          on: {
            // If the used token was already replaced, nothing happens: the caller retries with the new one at once.
            'session.unauthorized': {
              guard: { type: 'inUse', params: ({ event }) => ({ token: event.usedToken }) },
              target: 'refreshing',
              meta: { spec: '4' },
            },
            // A fresh token is refused: another refresh would not help (once per request).
            'session.rejected': {
              guard: { type: 'inUse', params: ({ event }) => ({ token: event.usedToken }) },
              target: '#session.expired',
              actions: [
                { type: 'removeStored', params: ({ context }) => context },
                'forget',
                'notifyExpired',
              ],
              meta: { spec: '8' },
            },
          },
          states: {
            settled: {},
            /** A failure is ignored: the next refresh registers the device again. */
            registeringDevice: {
              invoke: {
                id: 'registerDevice',
                src: 'registerDevice',
                input: ({ context }) => ({ accessToken: required(context.tokens, 'tokens').accessToken }),
                onDone: { target: 'settled', meta: { spec: '4' } },
                onError: { target: 'settled' },
              },
            },
          },
        },
        refreshing: {
          tags: ['mustWait'],
          initial: 'calling',
          states: {
            calling: {
              invoke: {
                id: 'refreshTokens',
                src: 'refreshTokens',
                input: ({ context }) => {
                  if (!context.tokens || !context.sessionId) throw new Error('nobody is signed in');
                  return { sessionId: context.sessionId, tokens: context.tokens };
                },
                onDone: {
                  target: '#session.authenticated.active.registeringDevice',
                  actions: { type: 'keep', params: ({ event }) => ({ stored: event.output }) },
                  meta: { spec: '4' },
                },
                onError: [
                  {
                    guard: { type: 'refused', params: ({ event }) => event },
                    target: '#session.expired',
                    actions: [
                      'forget',
                      { type: 'keepFailure', params: ({ event }) => event },
                      'notifyExpired',
                    ],
                    meta: { spec: '8' },
                  },
                  { target: 'backingOff', actions: 'countFailure' },
                ],
              },
            },
            backingOff: {
              after: { backOff: { target: 'calling' } },
              on: { 'network.returned': { target: 'calling' } },
            },
          },
        },
        /** Clears the local keys first, then tells the server on a best-effort basis. Calls already fail. */
        signingOut: {
          tags: ['busy'],
          on: { 'session.signOut': {}, 'session.changedElsewhere': {} },
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ accessToken: required(context.tokens, 'tokens').accessToken }),
            onDone: {
              target: '#session.anonymous',
              actions: ['forget', 'notifySignedOut'],
              meta: { spec: '4' },
            },
            onError: { target: '#session.anonymous', actions: ['forget', 'notifySignedOut'] },
          },
        },
      },
    },
    expired: {
      on: {
        'session.signIn': { target: 'authenticating', meta: { spec: '4' } },
        'session.changedElsewhere': {
          guard: { type: 'somebody', params: ({ event }) => event },
          target: 'authenticated',
          actions: { type: 'keep', params: ({ event }) => event },
        },
      },
    },
  },
});
