import { setup } from 'xstate';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';

export type UpdateEvent = { type: 'update.found' } | { type: 'update.accepted' } | { type: 'update.putOff' };

/** Updates of the app: a new version is offered, never forced; when postponed, it is used from the next visit on. */
export const appUpdateMachine = setup({
  types: {
    events: {} as UpdateEvent,
    tags: {} as 'offered' | 'busy',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Resolves with whether a new version is already waiting. */
    registerWorker: notProvided<{ isWaiting: boolean }, void>('registerWorker'),
    /** Sends `update.found`. */
    watchWorker: listenerNotProvided('watchWorker'),
    /** Activates the waiting version. Open pages keep what they have loaded. */
    applyUpdate: notProvided<void, void>('applyUpdate'),
  },
  guards: { isWaiting: (_, params: { isWaiting: boolean }) => params.isWaiting },
  actions: { reload: () => undefined },
  delays: { activationLimit: 10_000 },
}).createMachine({
  id: 'appUpdate',
  options: { maxIterations: 1000 },
  initial: 'registering',
  states: {
    registering: {
      invoke: {
        id: 'registerWorker',
        src: 'registerWorker',
        onDone: [
          {
            guard: { type: 'isWaiting', params: ({ event }) => event.output },
            target: 'watching.offered',
          },
          { target: 'watching' },
        ],
        onError: { target: 'unsupported' },
      },
    },
    /** No service worker here: the app works, but only online. */
    unsupported: {},
    watching: {
      invoke: { id: 'watchWorker', src: 'watchWorker', onError: { target: 'unsupported' } },
      on: { 'update.found': { target: '.offered' } },
      initial: 'current',
      states: {
        current: {},
        offered: {
          tags: ['offered'],
          on: {
            'update.accepted': { target: 'applying' },
            'update.putOff': { target: 'current' },
          },
        },
        applying: {
          tags: ['offered', 'busy'],
          on: { 'update.found': {} },
          // Fallback when activation hangs: a reload gets the newest page from the server.
          after: { activationLimit: { target: 'reloading' } },
          invoke: {
            id: 'applyUpdate',
            src: 'applyUpdate',
            onDone: { target: 'reloading' },
            onError: { target: 'reloading' },
          },
        },
        reloading: { tags: ['offered', 'busy'], entry: 'reload', on: { 'update.found': {} } },
      },
    },
  },
});
