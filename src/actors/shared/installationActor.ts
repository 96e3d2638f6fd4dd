import { createActor } from 'xstate';
import { installationMachine } from '#machines/flows/shared/installation/installationMachine.ts';
import { askInstall, watchPlatform } from './installation.ts';
import { inspect } from '#src/runtime/inspection.ts';

/** Runs as long as the page, because the browser offers only once. */
export const installation = createActor(
  installationMachine.provide({ actors: { watchPlatform, askInstall } }),
  {
    inspect,
  },
).start();
