import { planner } from '#domain/attendance/rules.ts';
import { versionOn } from '#domain/dated/versions.ts';
import type { PayPlan } from '#domain/dueRuns.ts';
import type { Executor } from '../../database/database.ts';
import { selectCalendarDays } from './sql/calendar.ts';
import { selectAllPaySettings, selectWorkSettings } from './sql/settings.ts';

/** The company's days of payment, and its calendar without the schedules of its people. */
export async function payPlanOf(db: Executor, organizationId: string): Promise<PayPlan> {
  const [pay, settings, days] = await Promise.all([
    selectAllPaySettings(db, organizationId),
    selectWorkSettings(db, organizationId),
    selectCalendarDays(db, organizationId),
  ]);
  const { dayRule } = planner({ settings, schedules: new Map(), days });
  return { settingsOn: (date) => versionOn(pay, date)!, kindOf: (date) => dayRule(null, date).kind };
}
