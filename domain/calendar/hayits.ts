import { addDays, daysOfMonth, type CompanyDate } from './date.ts';
import { monthsOfYear } from './companyYear.ts';
import { hayitOn, OFF_BY_DAYS, type Hayit } from './holidayName.ts';
import { fixedHoliday } from './law.ts';

export interface ExpectedHayit {
  hayit: Hayit;
  date: CompanyDate;
}

/**
 * The expected hayits of a year (holidays by Labour Code Art. 208) that the days do not contain yet: by the Umm al-Qura
 * calendar, give or take a day. They count once a decree or the company names them.
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
