import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

export type HistoryEntry = components['schemas']['EmployeeHistoryEntry'];

export type HistoryField = HistoryEntry['changes'][number]['field'];

export const loadHistory = fromPromise<ListPage<HistoryEntry>, ListQuery & { of: string }>(
  ({ input, signal }) =>
    unwrap(
      api.GET('/employees/{id}/history', {
        params: { path: { id: input.of }, query: { page: input.page, pageSize: input.pageSize as 20 } },
        signal,
      }),
    ),
);
