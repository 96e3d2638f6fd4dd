import { createActor } from 'xstate';
import { freshnessMachine } from '#machines/flows/shared/freshness/freshnessMachine.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { watchVisibility } from './watchVisibility.ts';

const machine = freshnessMachine.provide({ actors: { watchVisibility } });

/** Calls back whenever the open page is out of date, until the returned function is called. */
export function onOutdated(refresh: () => void): () => void {
  const freshness = createActor(machine, { inspect });
  freshness.on('outdated', refresh);
  freshness.start();
  return () => {
    freshness.stop();
  };
}
