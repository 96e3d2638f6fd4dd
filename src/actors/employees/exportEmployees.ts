import { fromPromise } from 'xstate';
import type { ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { employeeQuery } from './employees.ts';
import { nameOf, saveFile } from '../shared/saveFile.ts';

type EmployeeExport = components['schemas']['EmployeeExport'];

export interface WantedEmployees {
  format: EmployeeExport['format'];
  language: EmployeeExport['language'];
  /** These people, otherwise everyone who matches the query. */
  ids: string[] | null;
  query: ListQuery;
}

/** The file is fetched with the session's fetch, because a plain link would carry no token. */
export const exportEmployees = fromPromise<{ name: string }, { wanted: WantedEmployees | null }>(
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
