import { api } from '#src/session/client.ts';
import { exportOf } from '../shared/saveFile.ts';
import { boardQuery } from './attendances.ts';

/** Everybody whom the board's filters let through, as a file that the device keeps. */
export const exportBoard = exportOf('attendance', ({ format, language, query }, options) =>
  api.POST('/attendance/day-board/export', {
    body: { format, language, ...boardQuery(query) },
    ...options,
  }),
);
