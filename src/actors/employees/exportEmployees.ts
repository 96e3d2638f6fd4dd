import { api } from '#src/session/client.ts';
import { employeeQuery } from './employees.ts';
import { exportActor } from '../shared/saveFile.ts';

/** The chosen rows, or everything that matches the query, as a file that the device keeps. */
export const exportEmployees = exportActor('employees', ({ format, language, ids, query }, options) =>
  api.POST('/employees/export', {
    body: { format, language, ...(ids ? { ids } : employeeQuery(query)) },
    ...options,
  }),
);
