import { useActorRef, useSelector } from '@xstate/react';
import {
  listSetupMachine,
  type ListName,
  type ListSetupEvent,
} from '#machines/flows/shared/listSetup/listSetupMachine.ts';
import { loadSetup, saveColumns } from '#src/actors/shared/listSetup.ts';
import { inspect } from '#src/runtime/inspection.ts';

const machine = listSetupMachine.provide({ actors: { loadSetup, saveColumns } });

/** How the person has set this list of the company: for `DataList` and `ViewsMenu`. */
export function useListSetup(list: ListName) {
  const actor = useActorRef(machine, { input: { list }, inspect });
  const snapshot = useSelector(actor, (current) => current);
  const { hidden, views } = snapshot.context;
  return {
    list,
    hidden,
    views,
    /** The setup has not loaded yet: rows drawn now might lose columns a moment later. */
    waiting: snapshot.hasTag('waiting'),
    /** The setup has loaded, so columns can be chosen. */
    known: snapshot.hasTag('shown'),
    failed: snapshot.hasTag('error'),
    send: (event: ListSetupEvent) => actor.send(event),
  };
}

export type ListSetupInUse = ReturnType<typeof useListSetup>;
