import { calendarOf, dayKind, isHolidayEve, type CalendarDay, type DayKind } from '../calendar/calendar.ts';
import { companyDayStart, DAY_MS, weekday, type CompanyDate } from '../calendar/date.ts';
import { shiftMinutes } from './shift.ts';

/** `HH:MM` in Tashkent; an end that is not after the start is on the next day. */
export interface Hours {
  start: string;
  end: string;
}

interface Common {
  /** The part of each shift that is not worked. */
  breakMinutes: number;
  worksOnHolidays: boolean;
}

/** Seven days from Monday; null is a day off. */
export interface WeeklySchedule extends Common {
  kind: 'weekly';
  days: readonly (Hours | null)[];
}

/** Days that repeat from a date on and, counted back, before it. */
export interface CycleSchedule extends Common {
  kind: 'cycle';
  anchor: CompanyDate;
  days: readonly (Hours | null)[];
}

export type Schedule = WeeklySchedule | CycleSchedule;

export interface ScheduledDay {
  kind: DayKind;
  /** For a day off, the hours of the last working day before it in the schedule, for somebody who comes anyway. */
  hours: Hours;
  /** 0 unless it is a working day. */
  normMinutes: number;
}

const EVE_MINUTES = 60;

const placeIn = (schedule: Schedule, date: CompanyDate): number => {
  if (schedule.kind === 'weekly') return weekday(date) - 1;
  const length = schedule.days.length;
  const passed = (companyDayStart(date) - companyDayStart(schedule.anchor)) / DAY_MS;
  return ((passed % length) + length) % length;
};

function hoursAt(days: readonly (Hours | null)[], place: number): Hours {
  for (let back = 0; back < days.length; back += 1) {
    const hours = days[(place - back + days.length) % days.length];
    if (hours) return hours;
  }
  throw new Error('A schedule has a working day');
}

export const daysOffOf = ({ days }: WeeklySchedule): number[] =>
  days.flatMap((hours, place) => (hours ? [] : [place + 1]));

/** A cycle ignores moved weekends; the company's own exceptions apply to everybody. */
function kindInCycle(date: CompanyDate, works: boolean, days: readonly CalendarDay[]): DayKind {
  const said = days.filter((day) => day.date === date && day.week === 'all');
  const own = said.find(({ source }) => source === 'company');
  if (own && own.kind !== 'workingDay') return own.kind;
  if (!own && said.some(({ kind }) => kind === 'holiday')) return 'holiday';
  return works ? 'working' : 'dayOff';
}

/** Reads dates of one schedule by one calendar; every rule of a day asks it. */
export function scheduledDays(
  schedule: Schedule,
  days: readonly CalendarDay[],
): (date: CompanyDate) => ScheduledDay {
  const weekly = schedule.kind === 'weekly';
  const calendar = calendarOf(days, weekly ? daysOffOf(schedule) : []);
  return (date) => {
    const place = placeIn(schedule, date);
    const works = schedule.days[place] !== null;
    const said = weekly ? dayKind(date, calendar) : kindInCycle(date, works, days);
    const kind = said === 'holiday' && works && schedule.worksOnHolidays ? 'working' : said;
    const hours = hoursAt(schedule.days, place);
    const eve = !schedule.worksOnHolidays && isHolidayEve(date, calendar) ? EVE_MINUTES : 0;
    // A shift of an hour on a holiday's eve is still a working day, and only a norm lets it count.
    const norm = Math.max(1, shiftMinutes(hours) - schedule.breakMinutes - eve);
    return { kind, hours, normMinutes: kind === 'working' ? norm : 0 };
  };
}
