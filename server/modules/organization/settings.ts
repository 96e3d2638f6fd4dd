import type { OrganizationSettings } from '#domain/organizationSettings.ts';
import type { Executor } from '../../database/database.ts';
import { selectHolidays, selectSettings, selectShifts } from './sql/settings.ts';

/** The company's calendar, shift and money settings, as the domain's rules take them. */
export async function settingsOf(db: Executor, organizationId: string): Promise<OrganizationSettings> {
  const row = await selectSettings(db, organizationId);
  const holidays = await selectHolidays(db, organizationId);
  return {
    calendar: {
      daysOff: row.daysOff,
      holidays: Object.fromEntries(holidays.map(({ date, kind }) => [date, kind])),
    },
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
