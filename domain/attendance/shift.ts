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

/** Caches the last result of each shift, as a planner returns the same shift for everybody on a schedule. */
const windows = new WeakMap<Shift, { date: CompanyDate; window: ShiftWindow }>();

/**
 * From 4 h before the shift's start until its closing (product §2). Who has checked in may check out in all of it,
 * whatever begins meanwhile; for check-ins see `shiftDateOf`.
 */
export function shiftWindow(date: CompanyDate, shift: Readonly<Shift>): ShiftWindow {
  const known = windows.get(shift);
  if (known?.date === date) return known.window;
  const midnight = companyDayStart(date);
  const start = midnight + msOfDay(shift.start);
  const sameDayEnd = midnight + msOfDay(shift.end);
  const end = sameDayEnd > start ? sameDayEnd : sameDayEnd + DAY_MS;
  const opensAt = start - OPENS_BEFORE_MS;
  const window = { opensAt, start, end, closesAt: end + shift.closingMinutes * MINUTE_MS };
  windows.set(shift, { date, window });
  return window;
}

/** The date to which a punch may belong, and its shift. */
export interface ShiftOfDate {
  date: CompanyDate;
  kind: DayKind;
  shift: Shift;
}

type ShiftOf = (date: CompanyDate) => ShiftOfDate;

/** A check-in this close to the start of another shift, or after it, begins that shift. */
const BEGINS_WITHIN_MS = 60 * MINUTE_MS;

/** A shift and its closing last two days at most. */
const DAYS_OF_WINDOW = 2;

/** The closing ends for check-ins where a working day opens, but not before the shift itself. */
function takesCheckInsUntil({ date, shift }: ShiftOfDate, shiftOf: ShiftOf): number {
  const { end, closesAt } = shiftWindow(date, shift);
  for (let days = 1; days <= DAYS_OF_WINDOW; days += 1) {
    const next = shiftOf(addDays(date, days));
    if (next.kind === 'working')
      return Math.min(closesAt, Math.max(end, shiftWindow(next.date, next.shift).opensAt));
  }
  return closesAt;
}

/** The shift that the person's last punch belongs to, and whether it is still open. */
export interface LastShift {
  date: CompanyDate;
  isOpen: boolean;
}

/**
 * The date whose shift a punch at this instant belongs to; undefined between shifts. A check-out closes the shift that is
 * open. Of the shifts that still take check-ins, a person comes back to the last one, once it has started (a break over
 * midnight is a break), unless another working day is about to start; otherwise a working day is preferred to a day off, and
 * then the nearer start.
 */
export function shiftDateOf(
  { type, at }: { type: 'in' | 'out'; at: number },
  shiftOf: ShiftOf,
  last?: LastShift,
): CompanyDate | undefined {
  const today = companyDate(at);
  const near = [-2, -1, 0, 1].map((days) => {
    const day = shiftOf(addDays(today, days));
    return { day, window: shiftWindow(day.date, day.shift) };
  });
  const lasts = near.find(({ day }) => day.date === last?.date);
  if (type === 'out' && last?.isOpen && lasts && at < lasts.window.closesAt) return last.date;
  const possible = near.filter(
    ({ day, window }) => window.opensAt <= at && at < takesCheckInsUntil(day, shiftOf),
  );
  const working = possible.filter(({ day }) => day.kind === 'working');
  const begins = working.some(
    ({ day, window }) => day.date > (last?.date ?? day.date) && window.start - at <= BEGINS_WITHIN_MS,
  );
  if (lasts && !begins && lasts.window.start <= at && possible.includes(lasts)) return lasts.day.date;
  const away = ({ window }: (typeof possible)[number]) => Math.abs(window.start - at);
  return (working.length ? working : possible).sort((a, b) => away(a) - away(b))[0]?.day.date;
}
