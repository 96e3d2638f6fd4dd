import { fromPromise } from 'xstate';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';
import { nameOf, saveFile, type WantedFile } from '../shared/saveFile.ts';
import { boardQuery } from './attendances.ts';

/** Everybody whom the board's filters let through, as a file that the device keeps. */
export const exportBoard = fromPromise<{ name: string }, { wanted: WantedFile | null }>(
  async ({ input: { wanted }, signal }) => {
    if (!wanted) throw new Error('nobody asked for a file');
    const { format, language, query } = wanted;
    const answer = api.POST('/attendance/day-board/export', {
      body: { format, language, ...boardQuery(query) },
      parseAs: 'blob',
      signal,
    });
    const file = await unwrap(answer);
    const name = nameOf((await answer).response, `attendance.${format}`);
    saveFile(file, name);
    return { name };
  },
);
