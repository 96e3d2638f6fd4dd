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

/**
 * When punches belong to the date's shift: from 4 h before its start until its closing (product §2). A long closing
 * ends where the next day's window begins, but not before the shift itself, so that each instant belongs to one day.
 */
export function shiftWindow(date: CompanyDate, shift: Shift): ShiftWindow {
  const midnight = companyDayStart(date);
  const start = midnight + msOfDay(shift.start);
  const sameDayEnd = midnight + msOfDay(shift.end);
  const end = sameDayEnd > start ? sameDayEnd : sameDayEnd + DAY_MS;
  const opensAt = start - OPENS_BEFORE_MS;
  const closesAt = Math.min(end + shift.closingMinutes * MINUTE_MS, Math.max(end, opensAt + DAY_MS));
  return { opensAt, start, end, closesAt };
}

/**
 * The date whose shift a punch at this instant belongs to; undefined between shifts. An open shift lasts until it
 * closes.
 */
export function shiftDateOf(instantMs: number, shift: Shift): CompanyDate | undefined {
  const today = companyDate(instantMs);
  return [-1, 0, 1]
    .map((days) => addDays(today, days))
    .find((date) => {
      const { opensAt, closesAt } = shiftWindow(date, shift);
      return opensAt <= instantMs && instantMs < closesAt;
    });
}
