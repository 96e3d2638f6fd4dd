import { arrivalsOf, sameWeekdaysBefore, type Arrivals } from '#domain/attendance/arrivals.ts';
import { companyDate, companyDayStart } from '#domain/calendar/index.ts';
import type { Executor } from '../../../database/database.ts';
import type { DayScope } from '../../organization/index.ts';
import { selectArrivals } from './sql/arrivals.ts';

/** Compares arrivals today with those on usual days of the same weekday; for a scope, of people who were in it on each day. */
export async function readArrivalsToday(
  db: Executor,
  { organizationId, scope, now }: { organizationId: string; scope: DayScope | undefined; now: number },
): Promise<Arrivals> {
  const today = companyDate(now);
  const dates = [today, ...sameWeekdaysBefore(today)];
  const seconds = (now - companyDayStart(today)) / 1000;
  return arrivalsOf(today, await selectArrivals(db, { organizationId, dates, scope, seconds }));
}
