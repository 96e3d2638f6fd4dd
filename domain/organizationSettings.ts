import type { Shift } from './attendance/shift.ts';
import type { Calendar } from './calendar/calendar.ts';
import type { Tiyin } from './money.ts';

/** The settings of a company that the rules use (product §2). */
export interface OrganizationSettings {
  calendar: Calendar;
  shift: Shift;
  /** Integer, within ALLOWED_PERCENT_BOUNDS. */
  allowedPercent: number;
  /** The share of its norm from which a working day counts by itself, an integer from 1 to 100. */
  countFromPercent: number;
  /** The minimum time between two punches of one person, in seconds, at least 60. */
  punchGapSeconds: number;
  /** Cap on one employee's outstanding advances unless lowered for the employee; null when there is none. */
  balanceLimit: Tiyin | null;
}

/** Settings of a new company, before its holidays are entered. */
export const defaultOrganizationSettings: OrganizationSettings = {
  calendar: { daysOff: [6, 7], exceptions: {} },
  shift: { start: '09:00', end: '18:00', graceMinutes: 0, closingMinutes: 240 },
  allowedPercent: 50,
  countFromPercent: 50,
  punchGapSeconds: 60,
  balanceLimit: null,
};
