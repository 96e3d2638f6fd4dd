import { calendarOf } from '#domain/calendar/index.ts';
import type { OrganizationSettings } from '#domain/organizationSettings.ts';
import type { Executor } from '../../database/database.ts';
import { selectCalendarDays } from './sql/calendar.ts';
import { selectSettings, selectShifts } from './sql/settings.ts';

/** The company's calendar, shift and money settings, as the domain's rules take them. */
export async function settingsOf(db: Executor, organizationId: string): Promise<OrganizationSettings> {
  const row = await selectSettings(db, organizationId);
  return {
    calendar: calendarOf(await selectCalendarDays(db, organizationId), row.daysOff),
    shift: {
      start: row.shiftStart,
      end: row.shiftEnd,
      graceMinutes: row.graceMinutes,
      closingMinutes: row.closingMinutes,
    },
    allowedPercent: row.allowedPercent,
    countFromPercent: row.countFromPercent,
    punchGapSeconds: row.punchGapSeconds,
    balanceLimit: row.balanceLimit,
  };
}

/** The shift of every company. */
export const shiftsOf = async (db: Executor) =>
  (await selectShifts(db)).map(({ organizationId, shiftStart, shiftEnd, ...minutes }) => ({
    organizationId,
    shift: { start: shiftStart, end: shiftEnd, ...minutes },
  }));
