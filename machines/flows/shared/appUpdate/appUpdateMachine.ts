import { setup } from 'xstate';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';

export type UpdateEvent = { type: 'update.found' } | { type: 'update.accepted' } | { type: 'update.putOff' };

/** Versions of the app: a new one is offered and never forced; who puts it off gets it with the next visit. */
export const appUpdateMachine = setup({
  types: {
    events: {} as UpdateEvent,
    tags: {} as 'offered' | 'busy',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Answers whether a new version is there already. */
    registerWorker: notProvided<{ isWaiting: boolean }, void>('registerWorker'),
    /** Sends `update.found`. */
    watchWorker: listenerNotProvided('watchWorker'),
    /** The waiting version takes over this browser's pages; the ones that are open keep what they have loaded. */
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
    /** No service worker here: the app works, with a network only. */
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
          // Whatever holds it up, a reload brings the newest page the server has.
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
