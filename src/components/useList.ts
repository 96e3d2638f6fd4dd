import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListEvent, listMachineOf } from '#machines/flows/shared/list/listMachine.ts';
import { inspect } from '#src/runtime/inspection.ts';
import { addressOf, queryOf, type Filters } from './listAddress.ts';
import { useListPlace } from './listPlace.ts';

const noFilters: Filters = {};
const noSorts: readonly string[] = [];

/**
 * Runs a list machine with its query in the URL, so that Back, reload and shared links show the same list. Provide
 * the machine at module scope; `filters` and `sorts` (sortable fields) are module constants too. Pass `leave` to the
 * list's `onOpen`, and coming back from a row returns to that row.
 */
export function useList<Item>(
  machine: ReturnType<typeof listMachineOf<Item>>,
  filters = noFilters,
  sorts = noSorts,
) {
  const [address, setAddress] = useSearchParams();
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
    setAddress(asked, { replace: true });
  }, [asked, typing, setAddress]);

  // Something else changed the URL: navigation, or Back.
  useEffect(() => {
    if (shown === written.current) return;
    written.current = shown;
    list.send({ type: 'query.changed', query: queryOf(new URLSearchParams(shown), filters, sorts) });
  }, [shown, filters, sorts, list]);

  const leave = useListPlace(asked, snapshot.matches('filled'));

  return {
    snapshot,
    query,
    result,
    address: asked,
    leave,
    failure: snapshot.hasTag('error') ? failure : null,
    send: (event: ListEvent) => {
      list.send(event);
    },
  };
}
