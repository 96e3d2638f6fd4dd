import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];
type PageSize = 10 | 20 | 50 | 100;

/**
 * All requests of the company for an employer, one's own for an employee; `filter.state` is a state of the lifecycle.
 */
export const getRequests = (
  { page, pageSize, filter }: Pick<ListQuery, 'page' | 'pageSize' | 'filter'>,
  signal: AbortSignal,
): Promise<ListPage<PaymentRequest>> =>
  unwrap(
    api.GET('/payments/requests', {
      params: {
        query: {
          page,
          pageSize: pageSize as PageSize,
          ...(filter['state'] ? { state: filter['state'] as PaymentRequest['state'] } : {}),
        },
      },
      signal,
    }),
  );

export const loadRequests = fromPromise<ListPage<PaymentRequest>, ListQuery>(({ input, signal }) =>
  getRequests(input, signal),
);
