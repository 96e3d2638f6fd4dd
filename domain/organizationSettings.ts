import type { Shift } from './attendance/shift.ts';
import type { Calendar } from './calendar/calendar.ts';
import type { Tiyin } from './money.ts';

/** What the rules need to know of a company (product §2). */
export interface OrganizationSettings {
  calendar: Calendar;
  shift: Shift;
  /** Integer, within ALLOWED_PERCENT_BOUNDS. */
  allowedPercent: number;
  /** The default cap on one employee's outstanding advances; null when there is none. */
  balanceLimit: Tiyin | null;
}

/** A new company's, before its holidays are entered. */
export const defaultOrganizationSettings: OrganizationSettings = {
  calendar: { daysOff: [6, 7], holidays: {} },
  shift: { start: '09:00', end: '18:00', graceMinutes: 0, closingMinutes: 240 },
  allowedPercent: 50,
  balanceLimit: null,
};
