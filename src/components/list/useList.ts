import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ListEvent, listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import type { ListPage } from '#machines/flows/shared/list/listQuery.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { useListPart } from '../beside/part.ts';
import { addressOf, queryOf, type Filters } from './listAddress.ts';
import { useListAddress } from './listLocation.ts';
import { useListPlace } from './listPlace.ts';

const noFilters: Filters = {};
const noSorts: readonly string[] = [];

/**
 * Runs a list machine with its query in the URL, so that Back, reload and shared links show the same list. Provide
 * the machine at module scope; `filters` and `sorts` (sortable fields) are module constants too. Pass `leave` to the
 * list's `onOpen`, and coming back from a row returns to that row. `Page` is what the machine's loader resolves with, where
 * that is more than rows.
 */
export function useList<Item, Page extends ListPage<Item> = ListPage<Item>>(
  machine: ReturnType<typeof listMachineOf<Item>>,
  filters = noFilters,
  sorts = noSorts,
) {
  const { path, address, write } = useListAddress();
  const list = useActorRef(machine, { input: queryOf(address, filters, sorts), inspect });
  const snapshot = useSelector(list, (current) => current);
  const { query, result, failure } = snapshot.context;
  const typing = snapshot.matches('typing');
  const asked = addressOf(query);
  const shown = addressOf(queryOf(address, filters, sorts));
  const written = useRef(shown);

  useEffect(() => {
    if (typing || asked === written.current) return;
    written.current = asked;
    write(asked);
  }, [asked, typing, write]);

  // Something else changed the URL: navigation, or Back.
  useEffect(() => {
    if (shown === written.current) return;
    written.current = shown;
    list.send({ type: 'query.changed', query: queryOf(new URLSearchParams(shown), filters, sorts) });
  }, [shown, filters, sorts, list]);

  // A record beside the list was changed.
  const onOutdated = useListPart()?.onOutdated;
  useEffect(() => onOutdated?.(() => list.send({ type: 'list.refreshed' })), [onOutdated, list]);

  const leave = useListPlace(path, asked, snapshot.matches('filled'));

  return {
    snapshot,
    query,
    result: result as Page | null,
    address: asked,
    leave,
    failure: snapshot.hasTag('error') ? failure : null,
    send: (event: ListEvent) => {
      list.send(event);
    },
  };
}
