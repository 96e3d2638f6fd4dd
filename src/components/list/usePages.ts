import { useState } from 'react';
import { defaultQuery, lastPage, changePageSize } from '#machines/flows/shared/list/listQuery.ts';
import type { ListFootProps } from './ListFoot.tsx';

/** Pages of rows that are here whole: which of them are shown, and the list's foot. */
export function usePages(total: number, pageSize = defaultQuery.pageSize) {
  const [wanted, setWanted] = useState({ ...defaultQuery, pageSize });
  // Rows may have gone since.
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
