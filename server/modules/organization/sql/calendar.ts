import type { CalendarDay, CompanyDate } from '#domain/calendar/index.ts';
import type { Executor, Tx } from '../../../database/database.ts';
import { keptByCompany } from '../../../database/keptRules.ts';

export const insertCalendarDays = (tx: Tx, organizationId: string, days: readonly CalendarDay[]) =>
  tx
    .insertInto('calendarDay')
    .values(days.map((day) => ({ ...day, organizationId })))
    .execute();

export const insertCalendarYears = (
  tx: Tx,
  organizationId: string,
  years: readonly { year: number; decree: string | null; version: number }[],
) =>
  tx
    .insertInto('calendarYear')
    .values(years.map((year) => ({ ...year, organizationId })))
    .execute();

export const selectCalendarDays = keptByCompany((db, organizationId): Promise<CalendarDay[]> =>
  db
    .selectFrom('calendarDay')
    .select(['date', 'kind', 'week', 'source'])
    .where('organizationId', '=', organizationId)
    .execute(),
);

export const selectCalendarYear = (db: Executor, organizationId: string, year: number) =>
  db
    .selectFrom('calendarYear')
    .where('organizationId', '=', organizationId)
    .where('year', '=', year)
    .select(['decree', 'version'])
    .executeTakeFirst();

export const updateCalendarYear = (
  tx: Tx,
  organizationId: string,
  year: number,
  change: { decree: string | null; version: number },
) =>
  tx
    .updateTable('calendarYear')
    .set(change)
    .where('organizationId', '=', organizationId)
    .where('year', '=', year)
    .execute();

/** The company's own days among these dates. */
export const deleteOwnDays = (tx: Tx, organizationId: string, dates: readonly CompanyDate[]) =>
  tx
    .deleteFrom('calendarDay')
    .where('organizationId', '=', organizationId)
    .where('source', '=', 'company')
    .where('date', 'in', dates)
    .execute();
