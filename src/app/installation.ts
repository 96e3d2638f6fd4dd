import { createActor } from 'xstate';
import { installationMachine } from '#machines/flows/installation/installationMachine.ts';
import { askInstall, watchPlatform } from '../actors/installation.ts';
import { inspect } from './pathProbe.ts';

/** Runs as long as the page: the browser offers once. */
export const installation = createActor(
  installationMachine.provide({ actors: { watchPlatform, askInstall } }),
  {
    inspect,
  },
).start();
