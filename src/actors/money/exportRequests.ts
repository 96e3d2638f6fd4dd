import { fromPromise } from 'xstate';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { nameOf, saveFile, type WantedFile } from '../shared/saveFile.ts';
import { requestQuery } from './requestList.ts';

/** Everything that matches the query, as a file that the device keeps. */
export const exportRequests = fromPromise<{ name: string }, { wanted: WantedFile | null }>(
  async ({ input: { wanted }, signal }) => {
    if (!wanted) throw new Error('nobody asked for a file');
    const { format, language, query } = wanted;
    const answer = api.POST('/payments/requests/export', {
      body: { format, language, ...requestQuery(query) },
      parseAs: 'blob',
      signal,
    });
    const file = await unwrap(answer);
    const name = nameOf((await answer).response, `requests.${format}`);
    saveFile(file, name);
    return { name };
  },
);
