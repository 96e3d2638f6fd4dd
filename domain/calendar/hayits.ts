import { addDays, daysOfMonth, type CompanyDate } from './date.ts';
import { monthsOfYear } from './companyYear.ts';
import { hayitOn, OFF_BY_DAYS, type Hayit } from './holidayName.ts';
import { fixedHoliday } from './law.ts';

export interface ExpectedHayit {
  hayit: Hayit;
  date: CompanyDate;
}

/**
 * The hayits of a year, which are holidays by Labour Code Art. 208, where the days say nothing of them yet: by the calendar of Umm al-Qura,
 * one day more or less. They count once a decree or the company names them.
 */
export function expectedHayits(
  year: number,
  days: readonly { date: CompanyDate; kind: string }[],
): ExpectedHayit[] {
  const named = days.filter(({ date, kind }) => kind === 'holiday' && !fixedHoliday(date));
  const isNamed = (day: CompanyDate) =>
    named.some(({ date }) => addDays(day, -OFF_BY_DAYS) <= date && date <= addDays(day, OFF_BY_DAYS));
  return monthsOfYear(year)
    .flatMap(daysOfMonth)
    .flatMap((date) => {
      const hayit = hayitOn(date);
      return hayit && !isNamed(date) ? [{ hayit, date }] : [];
    });
}
