import { createActor } from 'xstate';
import { appUpdateMachine } from '#machines/flows/shared/appUpdate/appUpdateMachine.ts';
import { applyUpdate, registerWorker, watchWorker } from './appVersions.ts';
import { inspect } from '#src/runtime/inspection.ts';

const machine = appUpdateMachine.provide({
  actors: { registerWorker, watchWorker, applyUpdate },
  actions: {
    reload: () => {
      location.reload();
    },
  },
});

/** The service worker and its versions; loaded with the first screen after sign-in. */
export const versions = createActor(machine, { inspect }).start();
