import { fromPromise } from 'xstate';
import type { CompanyMonth } from '#domain/calendar/index.ts';
import type {
  AttendanceFigures,
  FiguresChoice,
} from '#machines/flows/analytics/attendanceFigures/attendanceFiguresMachine.ts';
import { required } from '#machines/support/required.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { nameOf, saveFile, type WantedFile } from '../shared/saveFile.ts';

export const loadAttendanceFigures = fromPromise<AttendanceFigures, { choice: FiguresChoice }>(
  ({ input: { choice }, signal }) => {
    const { period, unit } = choice;
    const query = { ...period, ...(unit !== null && { unit }) };
    return unwrap(api.GET('/analytics/attendance', { params: { query }, signal }));
  },
);

/** What is shown, as a file that the device keeps. */
export const exportAttendanceFigures = fromPromise<{ name: string }, { wanted: WantedFile | null }>(
  async ({ input: { wanted }, signal }) => {
    if (!wanted) throw new Error('nobody asked for a file');
    const { format, language, query } = wanted;
    const { from, to, unit } = query.filter;
    const answer = api.POST('/analytics/attendance/export', {
      body: {
        ...{ format, language },
        ...{
          from: required(from, 'from') as CompanyMonth,
          to: required(to, 'to') as CompanyMonth,
        },
        ...(unit ? { unit } : {}),
      },
      parseAs: 'blob',
      signal,
    });
    const file = await unwrap(answer);
    const name = nameOf((await answer).response, `attendance-figures.${format}`);
    saveFile(file, name);
    return { name };
  },
);
