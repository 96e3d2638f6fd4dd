import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export type AttendanceEvent = components['schemas']['AuditEntry'];

export const loadAttendanceHistory = fromPromise<ListPage<AttendanceEvent>, ListQuery & { of: string }>(
  ({ input, signal }) =>
    unwrap(
      api.GET('/employees/{id}/attendance/history', {
        params: { path: { id: input.of }, query: { page: input.page, pageSize: input.pageSize as 20 } },
        signal,
      }),
    ),
);
