import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ListPage } from '#machines/flows/shared/list/listQuery.ts';
import { inspect } from '#src/runtime/inspection.ts';
import type { Takes } from '../hooks/usePage.ts';
import { useListPart } from '../beside/part.ts';
import { addressOf, queryOf, type Filters } from './listAddress.ts';
import { useListAddress } from './listLocation.ts';
import { useListPlace } from './listPlace.ts';
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
  const actor = useActorRef(machine, { input: { of, query: queryOf(address, filters, sorts) }, inspect });
  const list = useListView<Item, Page>(actor);
  const { query, isTyping } = list;
  const asked = addressOf(query);
  const shown = addressOf(queryOf(address, filters, sorts));
  const written = useRef(shown);

  useEffect(() => {
    if (isTyping || asked === written.current) return;
    written.current = asked;
    write(asked);
  }, [asked, isTyping, write]);

  // Something else changed the URL: navigation, or Back.
  useEffect(() => {
    if (shown === written.current) return;
    written.current = shown;
    actor.send({ type: 'query.changed', query: queryOf(new URLSearchParams(shown), filters, sorts) });
  }, [shown, filters, sorts, actor]);

  // A record beside the list was changed.
  const onOutdated = useListPart()?.onOutdated;
  useEffect(() => onOutdated?.(() => actor.send({ type: 'list.refreshed' })), [onOutdated, actor]);

  const leave = useListPlace(path, asked, list.isFilled);

  return { ...list, address: asked, leave };
}
