import { monthOf } from '#domain/calendar/index.ts';
import type { GuidedStart } from '#machines/flows/organization/guidedStart/guidedStartMachine.ts';
import { pageMachineOf } from '#machines/flows/shared/page/pageMachine.ts';
import { watchTardiness } from '#src/actors/time/tardiness.ts';
import {
  countToSettle,
  loadBoard,
  loadMoney,
  loadPayDate,
  loadWaiting,
  type MoneyOverview,
  type NextPayDate,
  type TodayBoard,
  type ToSettleCount,
  type WaitingRequests,
} from '#src/actors/home/employerOverview.ts';
import { loadStart } from '#src/actors/organization/guidedStart.ts';
import { watchRequests, watchRequestsTogether } from '#src/actors/money/watchRequests.ts';
import { watchNetwork as watching } from '#src/actors/shared/watchNetwork.ts';
import { usePage } from '#src/components/hooks/usePage.ts';
import { refreshSoonWhile } from './refreshing.ts';

const watchNetwork = watching({ type: 'page.retried' });

const start = pageMachineOf<GuidedStart>().provide({ actors: { load: loadStart } });
const board = pageMachineOf<TodayBoard>().provide({ actors: { load: loadBoard, watchNetwork } });
const toSettle = pageMachineOf<ToSettleCount>().provide({
  actors: { load: countToSettle, watch: watchTardiness({ type: 'page.refreshed' }), watchNetwork },
});
const requests = pageMachineOf<WaitingRequests>().provide({
  actors: { load: loadWaiting, watch: watchRequests({ type: 'page.refreshed' }), watchNetwork },
});
const money = pageMachineOf<MoneyOverview>().provide({
  actors: { load: loadMoney, watch: watchRequestsTogether({ type: 'page.refreshed' }), watchNetwork },
  delays: refreshSoonWhile(({ unpaid }) => unpaid === null),
});

/** Nothing can be counted of a month that has not begun. */
export const hasBegun = ({ today, period }: Pick<NextPayDate, 'today' | 'period'>) =>
  period !== null && period <= monthOf(today);
const payDate = pageMachineOf<NextPayDate>().provide({
  actors: { load: loadPayDate, watch: watchRequestsTogether({ type: 'page.refreshed' }), watchNetwork },
  delays: refreshSoonWhile((next) => next.cash === null && hasBegun(next)),
});

/** How far a new company is. */
export const useStart = () => usePage(start, 'start');
export const useBoard = () => usePage(board, 'board');
/** What waits for a decision on somebody's days. */
export const useToSettle = () => usePage(toSettle, 'toSettle');
export const useRequests = () => usePage(requests, 'requests');
export const useMoney = () => usePage(money, 'money');
export const usePayDate = () => usePage(payDate, 'payDate');
