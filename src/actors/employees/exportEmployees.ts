import { fromPromise } from 'xstate';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { employeeQuery } from './employees.ts';
import { nameOf, saveFile, type WantedFile } from '../shared/saveFile.ts';

/** The file is fetched with the session's fetch, because a plain link would carry no token. */
export const exportEmployees = fromPromise<{ name: string }, { wanted: WantedFile | null }>(
  async ({ input: { wanted }, signal }) => {
    if (!wanted) throw new Error('nobody asked for a file');
    const { format, language, ids, query } = wanted;
    const answer = api.POST('/employees/export', {
      body: { format, language, ...(ids ? { ids } : employeeQuery(query)) },
      parseAs: 'blob',
      signal,
    });
    const file = await unwrap(answer);
    const name = nameOf((await answer).response, `employees.${format}`);
    saveFile(file, name);
    return { name };
  },
);
