import { calendarOf, isHolidayEve, type CalendarDay } from '../calendar/calendar.ts';
import { withUnstoredYears } from '../calendar/companyYear.ts';
import { daysOfMonth, type CompanyDate, type CompanyMonth } from '../calendar/date.ts';
import { daysOffOf, scheduledDays, type Schedule, type ScheduledDay } from './schedule.ts';

export interface ScheduleMonth {
  days: (ScheduledDay & { date: CompanyDate; isShorter: boolean })[];
  workingDays: number;
  normMinutes: number;
}

/**
 * A whole month of one schedule, as its days are judged and pay counts them.
 *
 * @param days as stored; years without stored days count by law
 */
export function scheduleMonth(
  schedule: Schedule,
  days: readonly CalendarDay[],
  month: CompanyMonth,
): ScheduleMonth {
  const all = withUnstoredYears(days);
  const read = scheduledDays(schedule, all);
  const calendar = calendarOf(all, schedule.kind === 'weekly' ? daysOffOf(schedule) : []);
  const shown = daysOfMonth(month).map((date) => {
    const day = read(date);
    const isShorter = day.kind === 'working' && !schedule.worksOnHolidays && isHolidayEve(date, calendar);
    return { ...day, date, isShorter };
  });
  return {
    days: shown,
    workingDays: shown.filter(({ kind }) => kind === 'working').length,
    normMinutes: shown.reduce((sum, { normMinutes }) => sum + normMinutes, 0),
  };
}
