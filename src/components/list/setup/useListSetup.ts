import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import {
  listSetupMachine,
  type ListName,
  type ListSetupEvent,
} from '#machines/flows/shared/listSetup/listSetupMachine.ts';
import { loadSetup, saveColumns } from '#src/actors/shared/listSetup.ts';
import { inspect } from '#src/runtime/inspection.ts';

const machine = listSetupMachine.provide({ actors: { loadSetup, saveColumns } });

const viewOf = (snapshot: SnapshotFrom<typeof listSetupMachine>) => ({
  hidden: snapshot.context.hidden,
  views: snapshot.context.views,
  /** The setup has not loaded yet: rows drawn now might lose columns a moment later. */
  waiting: snapshot.hasTag('waiting'),
  /** The setup has loaded, so columns can be chosen. */
  known: snapshot.hasTag('shown'),
  failed: snapshot.hasTag('error'),
});

/** How the person has set this list of the company: for `DataList` and `ViewsMenu`. */
export function useListSetup(list: ListName) {
  const actor = useActorRef(machine, { input: { list }, inspect });
  return {
    list,
    ...useSelector(actor, viewOf, shallowEqual),
    send: (event: ListSetupEvent) => actor.send(event),
  };
}

export type ListSetupInUse = ReturnType<typeof useListSetup>;
