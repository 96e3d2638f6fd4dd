import { useState } from 'react';
import { defaultQuery, lastPage, changePageSize } from '#machines/flows/shared/list/listQuery.ts';
import type { ListFootProps } from './ListFoot.tsx';

/** Client-side paging of rows that have all loaded: returns the range to show and the props of the foot. */
export function usePages(total: number, pageSize = defaultQuery.pageSize) {
  const [wanted, setWanted] = useState({ ...defaultQuery, pageSize });
  // Rows may have been removed, so the wanted page may no longer exist.
  const query = { ...wanted, page: Math.min(wanted.page, lastPage(total, wanted.pageSize)) };
  const from = (query.page - 1) * query.pageSize;
  const foot: ListFootProps = {
    query,
    total,
    send: (event) =>
      setWanted(
        event.type === 'page.changed'
          ? { ...query, page: event.page }
          : changePageSize(query, event.pageSize),
      ),
  };
  return { from, to: Math.min(from + query.pageSize, total), foot };
}
