import { emit, setup } from 'xstate';
import { isTransient, toFailure, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';

export type IdentityLinkingEvent = { type: 'session.opened' } | { type: 'session.closed' };

/**
 * Links what a provider proved before somebody signed in by phone (product.md section 5). The ticket lies with the tab and
 * never passes through here: `linkIdentity` reads it and throws it away with the answer.
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
    /** True when there was a ticket to link. */
    linkIdentity: notProvided<boolean, void>('linkIdentity'),
  },
  guards: {
    linked: (_, params: { linked: boolean }) => params.linked,
    transient: (_, params: { error: unknown }) => isTransient(toFailure(params.error)),
  },
  actions: {
    tellLinked: emit({ type: 'identity.linked' }),
    tellRefused: emit((_, params: { error: unknown }) => ({
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
            actions: 'tellLinked',
          },
          { target: 'resting' },
        ],
        onError: [
          { guard: { type: 'transient', params: ({ event }) => event }, target: 'pausing' },
          { target: 'resting', actions: { type: 'tellRefused', params: ({ event }) => event } },
        ],
      },
    },
    pausing: { after: { pause: { target: 'linking' } } },
    resting: {},
  },
});
