import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { ListView } from '#machines/flows/shared/listSetup/listSetupMachine.ts';
import { queryOf, viewOf, type Filters } from '../listAddress.ts';
import type { ListSetupInUse } from './useListSetup.ts';

interface ListInUse {
  query: ListQuery;
  filters: Filters;
  sorts: readonly string[];
  send: (event: ListEvent) => void;
  /** Filters that no view carries, such as the day. */
  apart?: readonly string[];
}

const sameColumns = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

/**
 * The saved views of a list. The current one is found by comparing queries, because the filters can be changed by hand.
 */
export function useSavedViews(setup: ListSetupInUse, list: ListInUse) {
  const { query, filters, sorts, send, apart = [] } = list;
  const { hidden, views } = setup;
  const address = viewOf(query, apart);
  const addressIn = (view: ListView) =>
    viewOf(queryOf(new URLSearchParams(view.address), filters, sorts), apart);
  const show = (wanted: string) => {
    const { search, filter, sort } = queryOf(new URLSearchParams(wanted), filters, sorts);
    const kept = Object.entries(query.filter).filter(([name]) => apart.includes(name));
    send({
      type: 'query.changed',
      query: { ...query, page: 1, search, sort, filter: { ...filter, ...Object.fromEntries(kept) } },
    });
  };
  return {
    setup,
    address,
    /** The view that is shown, to the last filter and column. */
    current: views.find((view) => addressIn(view) === address && sameColumns(view.hidden, hidden)),
    showAll: () => show(''),
    pick: (view: ListView) => {
      show(view.address);
      setup.send({ type: 'columns.chosen', hidden: view.hidden });
    },
  };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
