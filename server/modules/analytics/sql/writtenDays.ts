import type { CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { WorkDay } from '../../../database/tables.generated.ts';

/** Days of the next people of a closed month, in the order of their ids. */
export const selectWrittenDays = (
  db: Executor,
  { organizationId, month, version }: { organizationId: string; month: CompanyMonth; version: number },
  { after, limit }: { after: string | null; limit: number },
): Promise<WorkDay[]> =>
  db
    .selectFrom('workDay')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('month', '=', month)
    .where('version', '=', version)
    .where('employeeId', 'in', (inner) =>
      inner
        .selectFrom('timesheetPerson')
        .select('employeeId')
        .where('organizationId', '=', organizationId)
        .where('month', '=', month)
        .where('version', '=', version)
        .$if(after !== null, (query) => query.where('employeeId', '>', after!))
        .orderBy('employeeId')
        .limit(limit),
    )
    .orderBy('employeeId')
    .execute();
