import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { CancelReportInput } from '#machines/flows/insight/reportCancelling/reportCancellingMachine.ts';
import {
  reportOf,
  type MakeReportInput,
  type Report,
} from '#machines/flows/insight/reportMaking/reportMakingMachine.ts';
import type { ListEvent } from '#machines/flows/shared/list/listMachine.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { notifications } from '../notifications/notificationCenter.ts';
import { exportOf } from '../shared/saveFile.ts';
import { onOutdated } from '../shared/watchFreshness.ts';

export type ReportPage = ListPage<Report> & Pick<components['schemas']['ReportList'], 'today'>;

export const loadReports = fromPromise<ListPage<Report>, ListQuery>(({ input, signal }) => {
  const { page, pageSize } = input;
  const query = { page, pageSize: pageSize as 10 | 20 | 50 | 100 };
  return unwrap(api.GET('/reports', { params: { query }, signal }));
});

/** The list is loaded again when a report went on, and every half minute, as a signal can be lost. */
export const watchReports = fromCallback<EventObject, void>(({ sendBack }) => {
  const refresh = () => sendBack({ type: 'list.refreshed' } satisfies ListEvent);
  const changes = notifications.on('outdated', ({ topic }) => {
    if (topic === null || topic === 'reports') refresh();
  });
  const stop = onOutdated(refresh);
  return () => {
    changes.unsubscribe();
    stop();
  };
});

export const makeReport = fromPromise<Report, MakeReportInput>(
  ({ input: { subject, form, idempotencyKey }, signal }) =>
    unwrap(
      api.POST('/reports', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: reportOf(form, subject),
        signal,
      }),
    ),
);

export const cancelReport = fromPromise<Report, CancelReportInput>(
  ({ input: { subject, idempotencyKey }, signal }) =>
    unwrap(
      api.POST('/reports/{id}/cancellation', {
        params: { path: { id: subject.id }, header: { 'Idempotency-Key': idempotencyKey } },
        signal,
      }),
    ),
);

/** The file of a report, which the device keeps; its id is among the wanted ids. */
export const downloadReport = exportOf('report', ({ ids }, options) =>
  api.GET('/reports/{id}/file', { params: { path: { id: required(ids?.[0], 'id') } }, ...options }),
);
