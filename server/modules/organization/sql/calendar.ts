import type { CalendarDay } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';

export const insertCalendarDays = (tx: Tx, organizationId: string, days: readonly CalendarDay[]) =>
  tx
    .insertInto('calendarDay')
    .values(days.map((day) => ({ ...day, organizationId })))
    .execute();

export const insertCalendarYears = (
  tx: Tx,
  organizationId: string,
  years: readonly { year: number; decree: string | null }[],
) =>
  tx
    .insertInto('calendarYear')
    .values(years.map((year) => ({ ...year, organizationId })))
    .execute();

export const selectCalendarDays = (db: Executor, organizationId: string): Promise<CalendarDay[]> =>
  db
    .selectFrom('calendarDay')
    .select(['date', 'kind', 'week', 'source'])
    .where('organizationId', '=', organizationId)
    .execute();
