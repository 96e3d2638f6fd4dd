import { api } from '#src/session/client.ts';
import { employeeQuery } from './employees.ts';
import { exportOf } from '../shared/saveFile.ts';

/** Exports the chosen rows, or everything that matches the query, into a file on the device. */
export const exportEmployees = exportOf('employees', ({ format, language, ids, query }, options) =>
  api.POST('/employees/export', {
    body: { format, language, ...(ids ? { ids } : employeeQuery(query)) },
    ...options,
  }),
);
