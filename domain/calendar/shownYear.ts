import { versionOn, type Dated } from '../dated/versions.ts';
import {
  calendarOf,
  dayKind,
  daysInForce,
  isHolidayEve,
  type Calendar,
  type CalendarDay,
  type DayKind,
} from './calendar.ts';
import { monthsOfYear, withUnstoredYears } from './companyYear.ts';
import { daysOfMonth, type CompanyDate } from './date.ts';

/** The weekly days off from a day on. */
export type DatedWeek = Dated & Pick<Calendar, 'daysOff'>;

/** A date by the company's week, with the reason. */
export interface ShownDay {
  date: CompanyDate;
  kind: DayKind;
  /** The rule for this very date; null where the week decides or a holiday has moved. */
  said: CalendarDay | null;
  /** Off because a holiday fell on a weekly day off. */
  moved: boolean;
  /** Whether it is worked and an hour shorter. */
  eve: boolean;
}

/** The dates of a year by its days and the company's weeks, whose first begins no later than the year. */
export function shownYear(
  days: readonly CalendarDay[],
  weeks: readonly DatedWeek[],
  year: number,
): ShownDay[] {
  const all = withUnstoredYears(days);
  const read = new Map(
    weeks.map((week) => [
      week,
      { calendar: calendarOf(all, week.daysOff), inForce: daysInForce(all, week.daysOff) },
    ]),
  );
  return monthsOfYear(year)
    .flatMap(daysOfMonth)
    .map((date) => {
      const { calendar, inForce } = read.get(versionOn(weeks, date) ?? weeks[0]!)!;
      const kind = dayKind(date, calendar);
      const said = Object.hasOwn(inForce, date) ? inForce[date]! : null;
      const moved = said === null && Object.hasOwn(calendar.exceptions, date);
      return { date, kind, said, moved, eve: kind === 'working' && isHolidayEve(date, calendar) };
    });
}
