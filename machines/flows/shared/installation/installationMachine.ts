import { setup } from 'xstate';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';

export type InstallationEvent =
  /** The browser allows the app to prompt. */
  | { type: 'install.offered' }
  /** The platform has no prompt; the person installs by hand (iOS). */
  | { type: 'install.advised' }
  | { type: 'install.done' }
  | { type: 'install.accepted' };

/** Installing the app on the home screen, where the platform supports it. */
export const installationMachine = setup({
  types: {
    events: {} as InstallationEvent,
    tags: {} as 'offered' | 'advised' | 'busy',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `install.offered`, `install.advised`, `install.done`. */
    watchPlatform: listenerNotProvided('watchPlatform'),
    /** Opens the browser's prompt, which works once for each offer. */
    askInstall: notProvided<{ isAccepted: boolean }, void>('askInstall'),
  },
  guards: { isAccepted: (_, params: { isAccepted: boolean }) => params.isAccepted },
}).createMachine({
  id: 'installation',
  options: { maxIterations: 1000 },
  invoke: { id: 'watchPlatform', src: 'watchPlatform', onError: {} },
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        'install.offered': { target: 'offered' },
        'install.advised': { target: 'advised' },
      },
    },
    advised: { tags: ['advised'] },
    offered: {
      tags: ['offered'],
      on: { 'install.accepted': { target: 'asking' }, 'install.done': { target: 'installed' } },
    },
    asking: {
      tags: ['offered', 'busy'],
      invoke: {
        id: 'askInstall',
        src: 'askInstall',
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'installed',
          },
          { target: 'hidden' },
        ],
        onError: { target: 'hidden' },
      },
    },
    installed: {},
  },
});
