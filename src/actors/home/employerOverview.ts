import { fromPromise } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

type Schemas = components['schemas'];

export interface EmployerOverviewData {
  /** With those who came last, the newest first. */
  board: Pick<Schemas['DayBoard'], 'date' | 'counts' | 'serverTime' | 'shiftStarted' | 'items'>;
  /** Undecided requests: the newest ten, and their number. */
  waiting: Schemas['PaymentRequestList'];
  employees: number;
}

export const loadEmployerOverview = fromPromise<EmployerOverviewData, void>(async ({ signal }) => {
  const [board, waiting, employees] = await Promise.all([
    unwrap(
      api.GET('/attendance/day-board', { params: { query: { pageSize: 10, sort: '-arrivedAt' } }, signal }),
    ),
    unwrap(
      api.GET('/payments/requests', { params: { query: { state: 'inProcess', pageSize: 10 } }, signal }),
    ),
    unwrap(api.GET('/employees', { params: { query: { pageSize: 10 } }, signal })),
  ]);
  return { board, waiting, employees: employees.total };
});
