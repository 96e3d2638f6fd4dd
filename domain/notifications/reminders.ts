import type { Day } from '../attendance/readDay.ts';
import { shiftWindow, type Shift } from '../attendance/shift.ts';
import { MINUTE_MS, type CompanyDate } from '../calendar/date.ts';

export type ReminderType =
  'enterCheckInTime' | 'enterCheckOutTime' | 'enterTardnessReason' | 'infoCurrentDayWork';

/** Early enough to be on time. */
const BEFORE_START_MS = 5 * MINUTE_MS;
/** A reminder that was delayed beyond this is dropped. */
const STAYS_DUE_MS = 60 * MINUTE_MS;

type Hours = Record<ReminderType, { from: number; until: number }>;

/** When each reminder may be sent for the date's shift, epoch ms, `until` excluded. All within the shift's window. */
export function reminderHours(date: CompanyDate, shift: Shift): Hours {
  const { opensAt, start, end, closesAt } = shiftWindow(date, shift);
  const afterEnd = { from: end, until: Math.min(end + STAYS_DUE_MS, closesAt) };
  return {
    enterCheckInTime: {
      from: Math.max(start - BEFORE_START_MS, opensAt),
      until: Math.min(start + STAYS_DUE_MS, end),
    },
    enterCheckOutTime: afterEnd,
    enterTardnessReason: { from: start, until: closesAt },
    infoCurrentDayWork: { from: end, until: closesAt },
  };
}

/** The types that may be sent now. */
export const openReminders = (date: CompanyDate, shift: Shift, now: number): ReminderType[] =>
  (Object.entries(reminderHours(date, shift)) as [ReminderType, { from: number; until: number }][])
    .filter(([, { from, until }]) => from <= now && now < until)
    .map(([type]) => type);

const wanted: Record<ReminderType, (day: Day) => boolean> = {
  enterCheckInTime: ({ presence }) => presence === 'notStarted',
  enterCheckOutTime: ({ presence }) => presence === 'present',
  enterTardnessReason: ({ punctuality }) => punctuality === 'late',
  infoCurrentDayWork: ({ presence }) => presence === 'checkedOut',
};

/** What the person is due now; nothing on a day off, even for someone who came. */
export const dueReminders = (day: Day, shift: Shift, now: number): ReminderType[] =>
  day.kind === 'working' ? openReminders(day.date, shift, now).filter((type) => wanted[type](day)) : [];
