import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { ListPage } from '#machines/flows/shared/list/listQuery.ts';
import { inspect } from '#src/runtime/inspection.ts';
import type { Takes } from '../hooks/usePage.ts';
import { useListPart } from '../beside/part.ts';
import { addressOf, queryOf, type Filters } from './listAddress.ts';
import { useListAddress } from './listLocation.ts';
import { useListPlace } from './listPlace.ts';
import { useAddressSync } from './useAddressSync.ts';
import { useListView, type ListMachine, type OfRecord } from './useOwnList.ts';

const noFilters: Filters = {};
const noSorts: readonly string[] = [];

interface ListSetting {
  filters?: Filters;
  /** Sortable fields. */
  sorts?: readonly string[];
}

/**
 * Runs a list machine with its query in the URL, so that Back, reload and shared links show the same list. Provide
 * the machine at module scope; `filters` and `sorts` are module constants too. Pass `leave` to the
 * list's `onOpen`, and coming back from a row returns to that row. `Page` is what the machine's loader resolves with, where
 * that is more than rows.
 */
export function useList<Item, Page extends ListPage<Item> = ListPage<Item>, Of = undefined>(
  machine: ListMachine<Item> & Takes<Of>,
  options: ListSetting & OfRecord<Of> = {} as never,
) {
  const { filters = noFilters, sorts = noSorts, of } = options as ListSetting & { of?: unknown };
  const { path, address, write } = useListAddress();
  const addressed = queryOf(address, filters, sorts);
  const actor = useActorRef(machine, { input: { of, query: addressed }, inspect });
  const list = useListView<Item, Page>(actor);
  const asked = addressOf(list.query);
  useAddressSync({
    asked,
    shown: addressOf(addressed),
    held: list.isTyping,
    write,
    onMoved: () => list.send({ type: 'query.changed', query: addressed }),
  });

  // A record beside the list was changed.
  const onOutdated = useListPart()?.onOutdated;
  useEffect(() => onOutdated?.(() => actor.send({ type: 'list.refreshed' })), [onOutdated, actor]);

  const leave = useListPlace(path, asked, list.isFilled);

  return { ...list, address: asked, leave };
}
