import { addDays, daysOfMonth, type CompanyDate } from './date.ts';
import { monthsOfYear } from './companyYear.ts';
import { isFixedHoliday } from './law.ts';

/** Roʻza hayit is 1 Shawwal, Qurbon hayit 10 Dhu al-Hijja. */
const firstDays = { roza: { month: 10, day: 1 }, qurbon: { month: 12, day: 10 } } as const;
export type Hayit = keyof typeof firstDays;

export interface ExpectedHayit {
  hayit: Hayit;
  date: CompanyDate;
}

/** What is announced may differ from what is calculated. */
const OFF_BY_DAYS = 1;

const lunar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  ...{ timeZone: 'UTC', day: 'numeric', month: 'numeric', year: 'numeric' },
});

function hayitOn(date: CompanyDate): Hayit | undefined {
  const parts = lunar.formatToParts(Date.parse(date));
  const part = (type: 'day' | 'month') => Number(parts.find((one) => one.type === type)?.value);
  return (['roza', 'qurbon'] as const).find(
    (hayit) => firstDays[hayit].month === part('month') && firstDays[hayit].day === part('day'),
  );
}

/**
 * The hayits of a year, which are holidays by Labour Code Art. 208, where the days say nothing of them yet: by the calendar of Umm al-Qura,
 * one day more or less. They count once a decree or the company names them.
 */
export function expectedHayits(
  year: number,
  days: readonly { date: CompanyDate; kind: string }[],
): ExpectedHayit[] {
  // A browser without that calendar would read the dates by another one.
  if (lunar.resolvedOptions().calendar !== 'islamic-umalqura') return [];
  const named = days.filter(({ date, kind }) => kind === 'holiday' && !isFixedHoliday(date));
  const isNamed = (day: CompanyDate) =>
    named.some(({ date }) => addDays(day, -OFF_BY_DAYS) <= date && date <= addDays(day, OFF_BY_DAYS));
  return monthsOfYear(year)
    .flatMap(daysOfMonth)
    .flatMap((date) => {
      const hayit = hayitOn(date);
      return hayit && !isNamed(date) ? [{ hayit, date }] : [];
    });
}
