import { emit, setup } from 'xstate';
import { isRepeatable, toFailure, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';

export type IdentityLinkingEvent = { type: 'session.opened' } | { type: 'session.closed' };

/**
 * Links an identity that a provider proved before the person signed in by phone (product §5). The tab holds the
 * ticket and it never passes through this machine: `linkIdentity` reads it and deletes it when answered.
 */
export const identityLinkingMachine = setup({
  types: {
    events: {} as IdentityLinkingEvent,
    emitted: {} as { type: 'identity.linked' } | { type: 'identity.refused'; failure: Failure },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `session.opened` and `session.closed`. */
    watchSession: listenerNotProvided('watchSession'),
    /** Resolves with true when there was a ticket to link. */
    linkIdentity: notProvided<boolean, void>('linkIdentity'),
  },
  guards: {
    linked: (_, params: { linked: boolean }) => params.linked,
    /** Retries are automatic and unlimited, so an error in the app's own code must not cause one. */
    repeatable: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return isRepeatable(failure) && failure.kind !== 'unexpected';
    },
  },
  actions: {
    notifyLinked: emit({ type: 'identity.linked' }),
    notifyRefused: emit((_, params: { error: unknown }) => ({
      type: 'identity.refused' as const,
      failure: toFailure(params.error),
    })),
  },
  delays: { pause: 5_000 },
}).createMachine({
  id: 'identityLinking',
  options: { maxIterations: 1000 },
  invoke: { id: 'watchSession', src: 'watchSession', onError: {} },
  initial: 'signedOut',
  on: { 'session.closed': { target: '.signedOut' } },
  states: {
    signedOut: { on: { 'session.opened': { target: 'linking', meta: { spec: '1' } } } },
    linking: {
      invoke: {
        id: 'linkIdentity',
        src: 'linkIdentity',
        onDone: [
          {
            guard: { type: 'linked', params: ({ event }) => ({ linked: event.output }) },
            target: 'resting',
            actions: 'notifyLinked',
          },
          { target: 'resting' },
        ],
        onError: [
          { guard: { type: 'repeatable', params: ({ event }) => event }, target: 'pausing' },
          { target: 'resting', actions: { type: 'notifyRefused', params: ({ event }) => event } },
        ],
      },
    },
    pausing: { after: { pause: { target: 'linking' } } },
    resting: {},
  },
});
