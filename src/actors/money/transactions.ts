import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { amountsIn } from './amountsIn.ts';
import { api } from '#src/session/client.ts';
import { exportOf } from '../shared/saveFile.ts';

export type Transaction = components['schemas']['Transaction'];
export type TransactionPage = ListPage<Transaction> &
  Pick<components['schemas']['TransactionList'], 'totals'>;

const filterOf = ({ search, filter }: ListQuery) => ({
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(filter['show'] ? { show: filter['show'] as 'steps' } : {}),
  ...(filter['status'] ? { status: filter['status'] as Transaction['status'] } : {}),
  ...(filter['month'] ? { month: filter['month'] as Transaction['period'] } : {}),
  ...amountsIn(filter),
});

/** `filter.show` is what to list beside the payments, `filter.status` a status of the contract, `filter.month` a month as `2026-11`. */
export const loadTransactions = fromPromise<ListPage<Transaction>, ListQuery>(({ input, signal }) => {
  const { page, pageSize } = input;
  const query = { page, pageSize: pageSize as 10 | 20 | 50 | 100, ...filterOf(input) };
  return unwrap(api.GET('/payments/transactions', { params: { query }, signal }));
});

/** All that matches the query, as a file that the device keeps. */
export const exportTransactions = exportOf('transactions', ({ format, language, query }, options) =>
  api.POST('/payments/transactions/export', {
    body: { format, language, ...filterOf(query) },
    ...options,
  }),
);
