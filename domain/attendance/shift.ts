import type { DayKind } from '../calendar/calendar.ts';
import {
  addDays,
  companyDate,
  companyDayStart,
  DAY_MS,
  MINUTE_MS,
  type CompanyDate,
} from '../calendar/date.ts';

export interface Shift {
  /** `HH:MM` in Tashkent. */
  start: string;
  /** `HH:MM`; an end that is not after the start means a shift over midnight. */
  end: string;
  /** Late only after start plus grace. */
  graceMinutes: number;
  /** Minutes after the end of the shift until an open day is closed. */
  closingMinutes: number;
}

/** Instants, epoch ms. */
export interface ShiftWindow {
  opensAt: number;
  start: number;
  end: number;
  closesAt: number;
}

const OPENS_BEFORE_MS = 240 * MINUTE_MS;

function msOfDay(time: string): number {
  const [hours, minutes] = time.split(':');
  return (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** From start to end, whole minutes; at most a day. */
export function shiftMinutes({ start, end }: Pick<Shift, 'start' | 'end'>): number {
  const length = msOfDay(end) - msOfDay(start);
  return (length > 0 ? length : length + DAY_MS) / MINUTE_MS;
}

const LONGEST_WITHOUT_BREAK = 360;

/** Minutes of break that are proposed for these shifts: an hour where one is longer than six hours. */
export const usualBreak = (shifts: readonly Pick<Shift, 'start' | 'end'>[]): number =>
  shifts.some((shift) => shiftMinutes(shift) > LONGEST_WITHOUT_BREAK) ? 60 : 0;

/** The last answer for each shift: a planner gives everybody on a schedule the same one for a date. */
const windows = new WeakMap<Shift, { date: CompanyDate; window: ShiftWindow }>();

/**
 * When punches belong to the date's shift: from 4 h before its start until its closing (product §2). A long closing
 * ends where the next day's window begins, but not before the shift itself, so that each instant belongs to one day.
 */
export function shiftWindow(date: CompanyDate, shift: Readonly<Shift>): ShiftWindow {
  const known = windows.get(shift);
  if (known?.date === date) return known.window;
  const midnight = companyDayStart(date);
  const start = midnight + msOfDay(shift.start);
  const sameDayEnd = midnight + msOfDay(shift.end);
  const end = sameDayEnd > start ? sameDayEnd : sameDayEnd + DAY_MS;
  const opensAt = start - OPENS_BEFORE_MS;
  const closesAt = Math.min(end + shift.closingMinutes * MINUTE_MS, Math.max(end, opensAt + DAY_MS));
  const window = { opensAt, start, end, closesAt };
  windows.set(shift, { date, window });
  return window;
}

/** The date to which a punch may belong, and its shift. */
export interface ShiftOfDate {
  date: CompanyDate;
  kind: DayKind;
  shift: Shift;
}

/**
 * The date whose shift a punch at this instant belongs to; undefined between shifts. Schedules that change from day to
 * day have windows that overlap: a check-out closes the shift that is open, any other punch belongs to a working day
 * rather than a day off, and then to the nearer start.
 */
export function shiftDateOf(
  instantMs: number,
  shiftOf: (date: CompanyDate) => ShiftOfDate,
  open?: CompanyDate,
): CompanyDate | undefined {
  const today = companyDate(instantMs);
  const possible = [-1, 0, 1]
    .map((days) => shiftOf(addDays(today, days)))
    .map(({ date, kind, shift }) => ({ date, kind, window: shiftWindow(date, shift) }))
    .filter(({ window: { opensAt, closesAt } }) => opensAt <= instantMs && instantMs < closesAt);
  if (open !== undefined && possible.some(({ date }) => date === open)) return open;
  const working = possible.filter(({ kind }) => kind === 'working');
  const away = ({ window }: (typeof possible)[number]) => Math.abs(window.start - instantMs);
  return (working.length ? working : possible).sort((a, b) => away(a) - away(b))[0]?.date;
}
