import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { exportOf } from '../shared/saveFile.ts';

type Schemas = components['schemas'];
export type AuditEntry = Schemas['AuditEntry'];
export type AuditChange = Schemas['AuditChange'];

const filterOf = ({ search, filter }: ListQuery) => ({
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(filter['area'] ? { area: filter['area'] as Schemas['AuditArea'] } : {}),
  ...(filter['month'] ? { month: filter['month'] as Schemas['Month'] } : {}),
});

/** `filter.area` is an area of the contract, `filter.month` a month as `2026-11`. */
export const loadAuditTrail = fromPromise<ListPage<AuditEntry>, ListQuery>(({ input, signal }) => {
  const { page, pageSize } = input;
  const query = { page, pageSize: pageSize as 10 | 20 | 50 | 100, ...filterOf(input) };
  return unwrap(api.GET('/audit', { params: { query }, signal }));
});

/** All that matches the query, as a file that the device keeps. */
export const exportAuditTrail = exportOf('audit-trail', ({ format, language, query }, options) =>
  api.POST('/audit/export', {
    body: { format, language, ...filterOf(query) },
    ...options,
  }),
);
