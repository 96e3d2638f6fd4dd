import type { ReminderType } from '#domain/notifications/reminders.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';

export interface Given {
  organizationId: string;
  employeeId: string;
  date: CompanyDate;
  type: ReminderType;
}

/** Stores reminders and returns those that were not stored before. */
export async function noteReminders(tx: Tx, given: readonly Given[], at: Date): Promise<Given[]> {
  const rows = await tx
    .insertInto('reminder')
    .values(given.map((one) => ({ ...one, at })))
    .onConflict((on) => on.doNothing())
    .returning(['organizationId', 'employeeId', 'date', 'type'])
    .execute();
  return rows as Given[];
}

/** Reminders already given to these people for the date. */
export const selectReminders = (
  db: Executor,
  organizationId: string,
  date: CompanyDate,
  employeeIds: readonly string[],
) =>
  db
    .selectFrom('reminder')
    .where('organizationId', '=', organizationId)
    .where('date', '=', date)
    .where('employeeId', 'in', employeeIds)
    .select(['employeeId', 'type'])
    .execute();
