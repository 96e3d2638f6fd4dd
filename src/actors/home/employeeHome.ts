import { fromPromise } from 'xstate';
import type { HomeFigures } from '#machines/flows/home/employeeHome/employeeHomeMachine.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { askAndKeep, recall } from './keptFigures.ts';

/** Another name when what is kept gets another shape: older figures are not shown then. */
const name = 'home8';

async function ask(signal: AbortSignal): Promise<HomeFigures> {
  const [{ card: _, ...salary }, month, requests] = await Promise.all([
    unwrap(api.GET('/payments/salary', { signal })),
    unwrap(api.GET('/attendance/my-month', { signal })),
    unwrap(api.GET('/payments/requests', { params: { query: { pageSize: 10 } }, signal })),
  ]);
  const { today, serverTime, shiftStart, shiftEnd, days, left } = month;
  const nextShift = left.days.find(({ date }) => date > today) ?? null;
  return {
    salary,
    month: { today, serverTime, shiftStart, shiftEnd, days, nextShift },
    requests: requests.items.slice(0, 3).map(({ id, kind, amount, state, shownAs, requestedAt }) => ({
      id,
      kind,
      amount,
      state,
      shownAs,
      requestedAt,
    })),
  };
}

export const loadEmployeeHome = fromPromise<HomeFigures, void>(({ signal }) =>
  askAndKeep(name, () => ask(signal)),
);

export const recallEmployeeHome = fromPromise<HomeFigures | null, void>(() => recall<HomeFigures>(name));
