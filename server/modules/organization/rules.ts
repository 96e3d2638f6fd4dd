import type { PaySettings } from '#domain/organizationSettings.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { Executor } from '../../database/database.ts';
import { selectAllPaySettings, selectWorkSettingsOfAll } from './sql/settings.ts';

/** Percent and limits of a date. */
export const readPaySettingsOn = async (
  db: Executor,
  organizationId: string,
  date: CompanyDate,
): Promise<PaySettings> => versionOn(await selectAllPaySettings(db, organizationId), date)!;

/** The default hours of every company on a date. */
export const selectHoursOfAll = async (db: Executor, date: CompanyDate) =>
  (await selectWorkSettingsOfAll(db, date)).map(
    ({ organizationId, shiftStart, shiftEnd, graceMinutes, closingMinutes }) => ({
      organizationId,
      shift: { start: shiftStart, end: shiftEnd, graceMinutes, closingMinutes },
    }),
  );
