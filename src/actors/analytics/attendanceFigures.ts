import { fromPromise } from 'xstate';
import type {
  AttendanceFigures,
  FiguresChoice,
} from '#machines/flows/analytics/attendanceFigures/attendanceFiguresMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { nameOf, saveFile, type WantedFile } from '../shared/saveFile.ts';
import { exportBodyOf, queryOf } from './choice.ts';

export const loadAttendanceFigures = fromPromise<AttendanceFigures, { choice: FiguresChoice }>(
  ({ input: { choice }, signal }) =>
    unwrap(api.GET('/analytics/attendance', { params: { query: queryOf(choice) }, signal })),
);

/** What is shown, as a file that the device keeps. */
export const exportAttendanceFigures = fromPromise<{ name: string }, { wanted: WantedFile | null }>(
  async ({ input: { wanted }, signal }) => {
    const body = exportBodyOf(wanted);
    const answer = api.POST('/analytics/attendance/export', { body, parseAs: 'blob', signal });
    const file = await unwrap(answer);
    const name = nameOf((await answer).response, `attendance-figures.${body.format}`);
    saveFile(file, name);
    return { name };
  },
);
