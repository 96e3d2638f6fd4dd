import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom, CallbackActorLogic, EventObject, PromiseActorLogic, SnapshotFrom } from 'xstate';
import { listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { defaultQuery, type ListPage, type ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { inspect } from '#src/runtime/inspection.ts';
import type { Takes } from '../hooks/usePage.ts';

export type ListMachine<Item> = ReturnType<typeof listMachineOf<Item>>;

/** The record that the list belongs to, if any. Another record needs another `key`. */
export type OfRecord<Of> = [Of] extends [undefined] ? object : { of: Of };

/** The machine of a list. `watch` sends `list.refreshed` when its rows change elsewhere. Make it at module scope. */
export const makeList = <Item, Input extends ListQuery>(
  load: PromiseActorLogic<ListPage<Item>, Input>,
  watch?: CallbackActorLogic<EventObject, void>,
): ListMachine<Item> & Takes<Input extends { of: infer Of } ? Of : undefined> =>
  listMachineOf<Item>().provide({
    actors: { load: load as PromiseActorLogic<ListPage<Item>, ListQuery>, ...(watch && { watch }) },
  });

const viewOf = <Item>(snapshot: SnapshotFrom<ListMachine<Item>>) => ({
  query: snapshot.context.query,
  result: snapshot.context.result,
  failure: snapshot.hasTag('error') ? snapshot.context.failure : null,
  isBusy: snapshot.hasTag('busy'),
  isTyping: snapshot.matches('typing'),
  isFilled: snapshot.matches('filled'),
  /** The list is empty without any filter. */
  isEmpty: snapshot.matches('empty'),
  isNothingFound: snapshot.matches('nothingFound'),
});

/** What a list shows of its machine. */
export function useListView<Item, Page extends ListPage<Item>>(actor: ActorRefFrom<ListMachine<Item>>) {
  const { result, ...view } = useSelector(actor, viewOf<Item>, shallowEqual);
  return {
    actor,
    ...view,
    result: result as Page | null,
    send: actor.send,
  };
}

/** Runs a list machine whose query is not in the address, for a page with several lists: there, one would turn the other's pages. */
export function useOwnList<Item, Page extends ListPage<Item> = ListPage<Item>, Of = undefined>(
  machine: ListMachine<Item> & Takes<Of>,
  options: Partial<ListQuery> & OfRecord<Of> = {} as never,
) {
  const { of, ...start } = options as Partial<ListQuery> & { of?: unknown };
  const actor = useActorRef(machine, { input: { of, query: { ...defaultQuery, ...start } }, inspect });
  return useListView<Item, Page>(actor);
}
