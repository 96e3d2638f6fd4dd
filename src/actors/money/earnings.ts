import { fromPromise } from 'xstate';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components, operations } from '#openapi/generated/contract.d.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/session/client.ts';

type Query = NonNullable<operations['listEarnings']['parameters']['query']>;
export type Earnings = components['schemas']['Earnings'];
export type EarningsPage = components['schemas']['EarningsList'];

/** `filter.due` is one of the contract, `filter.month` a month as `2026-11`, `filter.unit` an id or `none`. */
export const loadEarnings = fromPromise<ListPage<Earnings>, ListQuery>(
  ({ input: { page, pageSize, search, filter, sort }, signal }) => {
    const query = {
      page,
      pageSize,
      ...filter,
      ...(search ? { search } : {}),
      ...(sort ? { sort } : {}),
    } as Query;
    return unwrap(api.GET('/payments/earnings', { params: { query }, signal }));
  },
);

export type MyEarnings = components['schemas']['MyEarnings'];

/** The employee's own earnings of a month, by default the current one. */
export const loadMyEarnings = fromPromise<MyEarnings, MyEarnings['month'] | undefined>(
  ({ input: month, signal }) => {
    const query = month === undefined ? {} : { month };
    return unwrap(api.GET('/payments/my-earnings', { params: { query }, signal }));
  },
);
