import { addDays, type CompanyDate } from './date.ts';
import { fixedHoliday, type FixedHoliday } from './law.ts';

/** Roʻza hayit is 1 Shawwal, Qurbon hayit 10 Dhu al-Hijja. */
const firstDays = { roza: { month: 10, day: 1 }, qurbon: { month: 12, day: 10 } } as const;
export type Hayit = keyof typeof firstDays;

export type HolidayName = FixedHoliday | Hayit;

/** The announced date may differ from the calculated one. */
export const OFF_BY_DAYS = 1;

const lunar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/** By the calendar of Umm al-Qura. */
export function hayitOn(date: CompanyDate): Hayit | undefined {
  // A browser without that calendar would read the date by another one.
  if (lunar.resolvedOptions().calendar !== 'islamic-umalqura') return undefined;
  const parts = lunar.formatToParts(Date.parse(date));
  const part = (type: 'day' | 'month') => Number(parts.find((one) => one.type === type)?.value);
  return (['roza', 'qurbon'] as const).find(
    (hayit) => firstDays[hayit].month === part('month') && firstDays[hayit].day === part('day'),
  );
}

/** Which holiday by Labour Code Art. 208 is kept on a date; undefined for a company's own. */
export const holidayNameOf = (date: CompanyDate): HolidayName | undefined =>
  fixedHoliday(date) ??
  [0, -OFF_BY_DAYS, OFF_BY_DAYS].map((days) => hayitOn(addDays(date, days))).find((hayit) => hayit);
