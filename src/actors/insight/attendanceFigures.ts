import { fromPromise } from 'xstate';
import type {
  AttendanceFigures,
  FiguresChoice,
} from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { figuresFile, queryOf } from './choice.ts';

export const loadAttendanceFigures = fromPromise<AttendanceFigures, { choice: FiguresChoice }>(
  ({ input: { choice }, signal }) =>
    unwrap(api.GET('/analytics/attendance', { params: { query: queryOf(choice) }, signal })),
);

export const exportAttendanceFigures = figuresFile('/analytics/attendance/export');
