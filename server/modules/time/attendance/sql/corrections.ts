import { daysOfMonth, type CompanyMonth } from '#domain/calendar/index.ts';
import type { Executor } from '../../../../database/database.ts';

/** One person's corrections of a month's days, the newest first. */
export const selectCorrections = (
  db: Executor,
  organizationId: string,
  employeeId: string,
  month: CompanyMonth,
) =>
  db
    .selectFrom('attendanceCorrection')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('date', '>=', `${month}-01`)
    .where('date', '<=', daysOfMonth(month).at(-1)!)
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
