import { monthOf } from '#domain/calendar/index.ts';
import { watchTardiness } from '#src/actors/time/tardiness.ts';
import {
  countToSettle,
  loadBoard,
  loadMoney,
  loadPayDate,
  loadWaiting,
  type MoneyOverview,
  type NextPayDate,
} from '#src/actors/home/employerOverview.ts';
import { loadStart } from '#src/actors/organization/guidedStart.ts';
import { watchRequests, watchRequestsTogether } from '#src/actors/money/watchRequests.ts';
import { makePage, usePage } from '#src/components/hooks/usePage.ts';
import { refreshSoonWhile } from './refreshing.ts';

const start = makePage(loadStart);
const board = makePage(loadBoard);
const toSettle = makePage(countToSettle, watchTardiness({ type: 'page.refreshed' }));
const requests = makePage(loadWaiting, watchRequests({ type: 'page.refreshed' }));
const money = makePage(loadMoney, watchRequestsTogether({ type: 'page.refreshed' })).provide({
  delays: refreshSoonWhile(({ unpaid }: MoneyOverview) => unpaid === null),
});

/** Nothing can be counted of a month that has not begun. */
export const hasBegun = ({ today, period }: Pick<NextPayDate, 'today' | 'period'>) =>
  period !== null && period <= monthOf(today);
const payDate = makePage(loadPayDate, watchRequestsTogether({ type: 'page.refreshed' })).provide({
  delays: refreshSoonWhile((next: NextPayDate) => next.cash === null && hasBegun(next)),
});

/** How far a new company is. */
export const useStart = () => usePage(start, { name: 'start' });
export const useBoard = () => usePage(board, { name: 'board' });
/** What waits for a decision on somebody's days. */
export const useToSettle = () => usePage(toSettle, { name: 'toSettle' });
export const useRequests = () => usePage(requests, { name: 'requests' });
export const useMoney = () => usePage(money, { name: 'money' });
export const usePayDate = () => usePage(payDate, { name: 'payDate' });
