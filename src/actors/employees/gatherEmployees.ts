import { fromPromise } from 'xstate';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { ChosenRow } from '#machines/flows/shared/selection/selectionMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { employeeQuery } from './employees.ts';

const pageSize = 100;

/** Loads the first people that match a query, page by page. */
export const gatherEmployees = fromPromise<ChosenRow[], { query: ListQuery; limit: number }>(
  async ({ input: { query, limit }, signal }) => {
    const rows: ChosenRow[] = [];
    for (let page = 1; rows.length < limit; page += 1) {
      const { items, total } = await unwrap(
        api.GET('/employees', { params: { query: { ...employeeQuery(query), page, pageSize } }, signal }),
      );
      rows.push(...items.map(({ id, fullName }) => ({ id, name: fullName })));
      if (page * pageSize >= total) break;
    }
    return rows.slice(0, limit);
  },
);
