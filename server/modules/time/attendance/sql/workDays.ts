import { sql } from 'kysely';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';
import { keptByCompany } from '../../../../database/keptRules.ts';
import type { WorkDay } from '../../../../database/tables.generated.ts';
import type { Whose } from './decided.ts';

export interface ClosedMonth {
  month: CompanyMonth;
  version: number;
}

const selectAllClosed = keptByCompany((db, organizationId): Promise<ClosedMonth[]> =>
  db
    .selectFrom('period')
    .innerJoin('timesheetVersion as made', (on) =>
      on
        .onRef('made.organizationId', '=', 'period.organizationId')
        .onRef('made.month', '=', 'period.month')
        .on('made.closedAt', 'is not', null)
        .on('made.reopenedAt', 'is', null),
    )
    .where('period.organizationId', '=', organizationId)
    .where('period.state', '=', 'closed')
    .select(['period.month', 'made.version'])
    .execute(),
);

/** Closed months of the company in a range, with their current versions. */
export const selectClosedVersions = async (
  db: Executor,
  organizationId: string,
  { from, to }: { from: CompanyMonth; to: CompanyMonth },
): Promise<ClosedMonth[]> =>
  (await selectAllClosed(db, organizationId)).filter(({ month }) => month >= from && month <= to);

/** Days of a version between two dates, of these people or of everybody in the scope and unit; the unit is that of the day. */
export const selectWorkDays = (
  db: Executor,
  organizationId: string,
  { month, version }: ClosedMonth,
  { from, to }: { from: CompanyDate; to: CompanyDate },
  { ids, scope, unit }: Whose,
): Promise<WorkDay[]> =>
  db
    .selectFrom('workDay')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('month', '=', month)
    .where('version', '=', version)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`employee_id = any(${ids}::uuid[])`))
    .$if(scope !== undefined, (query) => query.where(sql<boolean>`unit_id = any(${scope!.units}::uuid[])`))
    .$if(unit !== undefined, (query) =>
      unit!.unit === null ? query.where('unitId', 'is', null) : query.where('unitId', '=', unit!.unit),
    )
    .orderBy('employeeId')
    .orderBy('date')
    .execute();
