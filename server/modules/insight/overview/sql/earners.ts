import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { queryFoundIds, type Search } from '../../../employees/records/index.ts';

export interface EarnerFilter {
  organizationId: string;
  month: CompanyMonth;
  search: Search;
  /** The unit on the last day of the month, or `none`. */
  unit: string | undefined;
}

/** Counted figures of a month, ordered by folded name. */
export const selectEarners = (db: Executor, { organizationId, month, search, unit }: EarnerFilter) => {
  let query = db
    .selectFrom('earnedFigures as figures')
    .innerJoin('employee', (on) =>
      on
        .onRef('employee.organizationId', '=', 'figures.organizationId')
        .onRef('employee.id', '=', 'figures.employeeId'),
    )
    .where('figures.organizationId', '=', organizationId)
    .where('figures.month', '=', month);
  if (unit === 'none') query = query.where('figures.unitId', 'is', null);
  else if (unit !== undefined) query = query.where('figures.unitId', '=', unit);
  if (search.kind === 'nobody') query = query.where((row) => row.lit(false));
  else if (search.kind !== 'everyone')
    query = query.where('figures.employeeId', 'in', queryFoundIds(db, organizationId, search));
  return query
    .select(['figures.employeeId', 'figures.unitId', 'figures.earned', 'figures.salary'])
    .select(['figures.workingDays', 'figures.salaryPerDay', 'figures.daysWorked', 'employee.status'])
    .orderBy('employee.searchKey')
    .orderBy('figures.employeeId')
    .execute();
};

export type Earner = Awaited<ReturnType<typeof selectEarners>>[number];
