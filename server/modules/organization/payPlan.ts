import { planner } from '#domain/attendance/rules.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { PayPlan } from '#domain/dueRuns.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { keptByCompany } from '../../database/keptRules.ts';
import { selectCalendarDays } from './sql/calendar.ts';
import { selectAllPaySettings, selectWorkSettings } from './sql/settings.ts';

interface CompanyPayPlan extends PayPlan {
  settingsOn: (date: CompanyDate) => PaySettings;
}

/** The company's pay settings, and its calendar without the schedules of its people. */
export const payPlanOf = keptByCompany(async (db, organizationId): Promise<CompanyPayPlan> => {
  const [pay, settings, days] = await Promise.all([
    selectAllPaySettings(db, organizationId),
    selectWorkSettings(db, organizationId),
    selectCalendarDays(db, organizationId),
  ]);
  const { dayRule } = planner({ settings, schedules: new Map(), days });
  return { settingsOn: (date) => versionOn(pay, date)!, kindOf: (date) => dayRule(null, date).kind };
});
