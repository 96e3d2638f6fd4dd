import { api } from '#src/session/client.ts';
import { exportOf } from '../shared/saveFile.ts';
import { requestQuery } from './requestList.ts';

/** Everything that matches the query, as a file that the device keeps. */
export const exportRequests = exportOf('requests', ({ format, language, query }, options) =>
  api.POST('/payments/requests/export', {
    body: { format, language, ...requestQuery(query) },
    ...options,
  }),
);
