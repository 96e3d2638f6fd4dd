import { createActor } from 'xstate';
import { appUpdateMachine } from '#machines/flows/appUpdate/appUpdateMachine.ts';
import { applyUpdate, registerWorker, watchWorker } from '../actors/appVersions.ts';
import { inspect } from './pathProbe.ts';

const machine = appUpdateMachine.provide({
  actors: { registerWorker, watchWorker, applyUpdate },
  actions: {
    reload: () => {
      location.reload();
    },
  },
});

/** The service worker and its versions; loaded with the first screen after signing in. */
export const versions = createActor(machine, { inspect }).start();
