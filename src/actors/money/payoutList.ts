import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { amountsIn } from './amountsIn.ts';
import { api } from '#src/session/client.ts';
import { exportOf } from '../shared/saveFile.ts';

export type Payout = components['schemas']['Payout'];
export type PayoutPage = ListPage<Payout> & Pick<components['schemas']['PayoutList'], 'totals'>;

const filterOf = ({ search, filter }: ListQuery) => ({
  ...(search.trim() ? { search: search.trim() } : {}),
  ...toStateQuery(filter['state']),
  ...(filter['month'] ? { month: filter['month'] as Payout['period'] } : {}),
  ...amountsIn(filter),
});

const toStateQuery = (state: string | undefined) => {
  if (state === undefined) return {};
  return state === 'inProgress' ? ({ shownAs: state } as const) : { state: state as Payout['state'] };
};

/** `filter.state` is a state of the lifecycle or one that people see, `filter.month` a month as `2026-11`, `filter.register` an id. */
export const loadPayouts = fromPromise<ListPage<Payout>, ListQuery>(({ input, signal }) => {
  const { page, pageSize } = input;
  const { register } = input.filter;
  const query = {
    page,
    pageSize: pageSize as 10 | 20 | 50 | 100,
    ...filterOf(input),
    ...(register ? { register } : {}),
  };
  return unwrap(api.GET('/payments/payouts', { params: { query }, signal }));
});

/** All that matches the query, as a file that the device keeps. */
export const exportPayouts = exportOf('payments', ({ format, language, query }, options) =>
  api.POST('/payments/payouts/export', {
    body: { format, language, ...filterOf(query) },
    ...options,
  }),
);
