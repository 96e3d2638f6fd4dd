import { fromPromise } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

type Schemas = components['schemas'];

/** With those who came last, the newest first. */
export type TodayBoard = Schemas['DayBoard'];
export type WaitingRequests = Schemas['PaymentRequestList'];
export type Arrivals = Schemas['Arrivals'];
export type ToSettleCount = Schemas['ToSettleCount'];
export type MoneyOverview = Schemas['MoneyOverview'];
export type NextPayDate = Schemas['NextPayDate'];

export const loadBoard = fromPromise<TodayBoard, void>(({ signal }) =>
  unwrap(
    api.GET('/attendance/day-board', { params: { query: { pageSize: 10, sort: '-arrivedAt' } }, signal }),
  ),
);

/** Undecided requests: the newest, and their number. */
export const loadWaiting = fromPromise<WaitingRequests, void>(({ signal }) =>
  unwrap(api.GET('/payments/requests', { params: { query: { state: 'inProcess', pageSize: 10 } }, signal })),
);

/** What waits for a decision on somebody's days. */
export const countToSettle = fromPromise<ToSettleCount, void>(({ signal }) =>
  unwrap(api.GET('/attendance/to-settle/count', { signal })),
);

export const loadArrivals = fromPromise<Arrivals, void>(({ signal }) =>
  unwrap(api.GET('/attendance/arrivals', { signal })),
);

export const loadMoney = fromPromise<MoneyOverview, void>(({ signal }) =>
  unwrap(api.GET('/overview/money', { signal })),
);

export const loadPayDate = fromPromise<NextPayDate, void>(({ signal }) =>
  unwrap(api.GET('/overview/next-pay-date', { signal })),
);
