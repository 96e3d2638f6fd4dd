import { useActorRef, useSelector } from '@xstate/react';
import type { ListEvent, listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { defaultQuery, type ListPage, type ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { inspect } from '#src/runtime/inspection.ts';

/** Runs a list machine whose query is not in the address, for a page with several lists: there, one would turn the other's pages. */
export function useOwnList<Item, Page extends ListPage<Item> = ListPage<Item>>(
  machine: ReturnType<typeof listMachineOf<Item>>,
  start: Partial<ListQuery> = {},
) {
  const list = useActorRef(machine, { input: { ...defaultQuery, ...start }, inspect });
  const snapshot = useSelector(list, (current) => current);
  const { query, result, failure } = snapshot.context;
  return {
    snapshot,
    query,
    result: result as Page | null,
    failure: snapshot.hasTag('error') ? failure : null,
    send: (event: ListEvent) => {
      list.send(event);
    },
  };
}
