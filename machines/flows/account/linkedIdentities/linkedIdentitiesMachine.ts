import { assign, emit, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

export type LinkedIdentity = components['schemas']['Identity'];
export type Provider = components['schemas']['Provider'];

interface LinkedIdentitiesContext {
  identities: LinkedIdentity[];
  /** The identity whose unlinking is being confirmed or sent. */
  chosen: Provider | null;
  failure: Failure | null;
}

export type LinkedIdentitiesEvent =
  | { type: 'list.retried' }
  | { type: 'unlinking.chosen'; provider: Provider }
  | { type: 'unlinking.confirmed' }
  | { type: 'unlinking.dismissed' };

/** Linked Google and Telegram identities (product §5), and unlinking one. */
export const linkedIdentitiesMachine = setup({
  types: {
    context: {} as LinkedIdentitiesContext,
    events: {} as LinkedIdentitiesEvent,
    tags: {} as 'busy' | 'error' | 'shown' | 'asking',
    emitted: {} as { type: 'unlinked' },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadIdentities: notProvided<LinkedIdentity[], void>('loadIdentities'),
    unlink: notProvided<void, { provider: Provider }>('unlink'),
  },
  guards: {
    linked: ({ context }, params: { provider: Provider }) =>
      context.identities.some(({ provider }) => provider === params.provider),
    gone: (_, params: { error: unknown }) => {
      const failure = toFailure(params.error);
      return failure.kind === 'problem' && failure.status === 404;
    },
  },
  actions: {
    keepIdentities: assign((_, params: { identities: LinkedIdentity[] }) => ({
      identities: params.identities,
      chosen: null,
      failure: null,
    })),
    keepChoice: assign({ chosen: (_, params: { provider: Provider }) => params.provider }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => toFailure(params.error) }),
    forgetFailure: assign({ failure: null }),
    tellUnlinked: emit({ type: 'unlinked' }),
  },
}).createMachine({
  id: 'linkedIdentities',
  options: { maxIterations: 1000 },
  context: { identities: [], chosen: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'loadIdentities',
        src: 'loadIdentities',
        onDone: {
          target: 'shown',
          actions: { type: 'keepIdentities', params: ({ event }) => ({ identities: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['error'], on: { 'list.retried': { target: 'loading' } } },
    shown: {
      tags: ['shown'],
      on: {
        'unlinking.chosen': {
          guard: { type: 'linked', params: ({ event }) => event },
          target: 'confirming',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      tags: ['shown', 'asking'],
      on: {
        'unlinking.confirmed': { target: 'unlinking', meta: { spec: '1' } },
        'unlinking.dismissed': { target: 'shown', actions: 'forgetFailure' },
      },
    },
    unlinking: {
      tags: ['shown', 'asking', 'busy'],
      invoke: {
        id: 'unlink',
        src: 'unlink',
        input: ({ context }) => ({ provider: context.chosen ?? 'google' }),
        onDone: { target: 'loading', actions: 'tellUnlinked' },
        onError: [
          // Already unlinked from another device, which is the wanted result.
          {
            guard: { type: 'gone', params: ({ event }) => event },
            target: 'loading',
            actions: 'tellUnlinked',
          },
          { target: 'confirming', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
});
