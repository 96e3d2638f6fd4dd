import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { amountsIn } from './amountsIn.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];
type PageSize = 10 | 20 | 50 | 100;

/** A page of requests, what all that are found sum to in each state, and how many there are in each unit. */
export type RequestPage = ListPage<PaymentRequest> &
  Pick<components['schemas']['PaymentRequestList'], 'totals' | 'unitCounts'>;

/** The contract's words for a list's query; `filter.state` is a step of the lifecycle or a state that people see, `filter.unit` a unit or `none`. */
export function requestQuery({ search, filter, sort }: ListQuery) {
  return {
    ...(search.trim() ? { search: search.trim() } : {}),
    ...toStateQuery(filter['state']),
    ...(filter['unit'] ? { unit: filter['unit'] } : {}),
    ...amountsIn(filter),
    ...(sort ? { sort: sort as components['schemas']['PaymentRequestSort'] } : {}),
  };
}

const toStateQuery = (state: string | undefined): Partial<Pick<PaymentRequest, 'state' | 'shownAs'>> => {
  if (state === undefined) return {};
  return state === 'inProgress' ? { shownAs: state } : { state: state as PaymentRequest['state'] };
};

/** All requests of the company for an employer, one's own for an employee. */
export function getRequests(input: ListQuery, signal: AbortSignal): Promise<RequestPage> {
  const { page, pageSize } = input;
  const query = { ...requestQuery(input), page, pageSize: pageSize as PageSize };
  return unwrap(api.GET('/payments/requests', { params: { query }, signal }));
}

export const loadRequests = fromPromise<ListPage<PaymentRequest>, ListQuery>(({ input, signal }) =>
  getRequests(input, signal),
);
