import { fromPromise } from 'xstate';
import { isCompanyDate, type CompanyDate } from '#domain/calendar/index.ts';
import type { MyMonth, MyMonthContext } from '#machines/flows/time/myMonth/myMonthMachine.ts';
import type { ListPage, ListQuery } from '#machines/flows/shared/list/listQuery.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { api } from '#src/session/client.ts';
import { unwrap } from '#src/api/unwrap.ts';

type Schemas = components['schemas'];
export type DayBoardRow = Schemas['DayBoardRow'];

/** A page of the day board's rows, with the totals of all rows. */
export interface DayBoard extends ListPage<DayBoardRow> {
  date: CompanyDate;
  serverTime: string;
  /** Whether the shift has started, after which people who have not come count as expected. */
  shiftStarted: boolean;
  counts: Schemas['DayCounts'];
  sums: Schemas['DaySums'];
  unitCounts: Schemas['UnitCounts'];
}

export const getMyMonth = fromPromise<MyMonth, Pick<MyMonthContext, 'employeeId' | 'month'>>(
  ({ input, signal }) =>
    unwrap(
      api.GET('/attendance/my-month', {
        params: { query: input.month === null ? {} : { month: input.month } },
        signal,
      }),
    ),
);

/** Counts of the day board that every day has. */
export const dayTiles = ['present', 'checkedOut', 'late', 'absent', 'notStarted'] as const;
/** Counts of the day board that its rows can be filtered by. */
export const boardFilters = [...dayTiles, 'onLeave'] as const;
export type BoardFilter = (typeof boardFilters)[number];

const filterOf = ({ date, show, unit }: ListQuery['filter']) => ({
  ...(date !== undefined && isCompanyDate(date) ? { date } : {}),
  ...(show ? { show: show as BoardFilter } : {}),
  ...(unit ? { unit } : {}),
});

/** The query parameters of the board and of its export. */
export const boardQuery = ({ filter, sort }: Pick<ListQuery, 'filter' | 'sort'>) => ({
  ...filterOf(filter),
  ...(sort ? { sort: sort as Schemas['DayBoardSort'] } : {}),
});

/** Loads a DayBoard. `filter.date` is a company date; today when it is not set. */
export const getDayBoard = fromPromise<ListPage<DayBoardRow>, ListQuery>(({ input, signal }) => {
  const { page, pageSize } = input;
  const query = { page, pageSize: pageSize as 20, ...boardQuery(input) };
  return unwrap(api.GET('/attendance/day-board', { params: { query }, signal }));
});
