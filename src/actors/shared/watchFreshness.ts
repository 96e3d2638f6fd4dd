import { createActor, fromCallback, type EventObject } from 'xstate';
import { freshnessMachine } from '#machines/flows/shared/freshness/freshnessMachine.ts';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
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

/** Refreshes an open list whenever it is out of date. */
export const watchFreshness = fromCallback<EventObject, void>(({ sendBack }) =>
  onOutdated(() => sendBack({ type: 'list.refreshed' } satisfies ListEvent)),
);
