import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

export type Payout = components['schemas']['Payout'];
export type PayoutPage = ListPage<Payout> & Pick<components['schemas']['PayoutList'], 'totals'>;

/** `filter.state` is a state of the lifecycle. */
export const loadPayouts = fromPromise<ListPage<Payout>, ListQuery>(({ input, signal }) => {
  const { page, pageSize, search, filter } = input;
  const query = {
    page,
    pageSize: pageSize as 10 | 20 | 50 | 100,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(filter['state'] ? { state: filter['state'] as Payout['state'] } : {}),
  };
  return unwrap(api.GET('/payments/payouts', { params: { query }, signal }));
});
