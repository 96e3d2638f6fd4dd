import { createActor } from 'xstate';
import { pushPermissionMachine } from '#machines/flows/notifications/pushPermission/pushPermissionMachine.ts';
import { askPermission, keepPutOff, look } from './standing.ts';
import { activateWorker, dropToken, getToken, sendToken } from './token.ts';
import { watchPermission } from './watchPermission.ts';
import { watchSession } from '#src/session/watchSession.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { session } from '#src/session/session.ts';

const machine = pushPermissionMachine.provide({
  actors: {
    watchSession: watchSession(session),
    watchPermission,
    look,
    askPermission,
    keepPutOff,
    activateWorker,
    getToken,
    sendToken,
    dropToken,
  },
  actions: {
    logGranted: () => {
      console.info('push messages: permission granted');
    },
    // Spec section 8: only logged.
    logFailure: (_, { error }) => {
      console.warn('push messages:', error);
    },
  },
});

/** Push messages on this device; loaded with the first screen after sign-in, runs as long as the page. */
export const push = createActor(machine, { inspect }).start();
