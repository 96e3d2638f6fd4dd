import { fromPromise } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { TimesheetPage } from '#machines/flows/time/timesheet/timesheetMachine.ts';
import { required } from '#machines/support/required.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { exportOf } from '../shared/saveFile.ts';

export const loadTimesheet = fromPromise<TimesheetPage, { month: CompanyMonth | null; page: number }>(
  ({ input, signal }) => {
    const { month, page } = input;
    const query = { page, ...(month && { month }) };
    return unwrap(api.GET('/attendance/timesheet', { params: { query }, signal }));
  },
);

/** Exports the month of the shown unit, as the form or as a table, into a file on the device. */
export const exportTimesheet = exportOf('timesheet', ({ format, language, query }, options) => {
  const { month, unit, version } = query.filter;
  return api.POST('/attendance/timesheet/export', {
    body: {
      format,
      language,
      month: required(month, 'month') as CompanyMonth,
      ...(unit ? { unit } : {}),
      ...(version ? { version: Number(version) } : {}),
    },
    ...options,
  });
});
