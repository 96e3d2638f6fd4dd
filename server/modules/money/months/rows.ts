import { lastDayOf, type CompanyDate, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import { queryRulesStamp } from '../../../database/keptRules.ts';
import type { ValuesOf } from '../../../database/prepared.ts';
import { preparedTogether, type ReadTogether } from '../../../database/readTogether.ts';
import { queryAdjustments, queryDays } from '../../time/attendance/index.ts';
import { queryLimitVersions, querySalaries } from '../../employees/records/index.ts';
import { queryRequested } from './requested.ts';

export interface MonthsAsked {
  organizationId: string;
  ids: readonly string[];
  /** Consecutive months. */
  periods: readonly CompanyMonth[];
  /** Their first and last day. */
  from: CompanyDate;
  to: CompanyDate;
}

export const monthsAsked = (
  organizationId: string,
  people: readonly { id: string }[],
  periods: readonly CompanyMonth[],
): MonthsAsked => ({
  organizationId,
  ids: people.map(({ id }) => id),
  periods,
  from: `${periods[0]!}-01`,
  to: lastDayOf(periods.at(-1)!),
});

/** What people's months in days and money are computed from. */
export const queryMonths = (
  db: Executor,
  { organizationId, ids, periods, from, to }: ValuesOf<MonthsAsked>,
) => ({
  salaries: querySalaries(db, organizationId, ids),
  limits: queryLimitVersions(db, organizationId, ids),
  adjustments: queryAdjustments(db, organizationId, periods, ids).select([
    'adjustment.employeeId',
    'adjustment.month',
    'adjustment.date',
    'adjustment.amount',
  ]),
  ...queryRequested(db, organizationId, ids, periods),
  ...queryDays(db, { organizationId, ids, from, to }),
  rulesStamps: queryRulesStamp(db, organizationId),
});

export type MonthsRows = ReadTogether<ReturnType<typeof queryMonths>>;

export const readMonthsRows = preparedTogether<MonthsAsked>()(queryMonths);
