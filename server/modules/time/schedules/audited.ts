import type { SchedulePlan } from '#domain/attendance/scheduleForm.ts';

/**
 * A plan as shown in the audit: the hours of each worked day with its index in the week or the cycle, and the start of
 * the cycle.
 */
export function auditedPlan(plan: SchedulePlan | undefined) {
  if (!plan) return {};
  const hours = plan.days.flatMap((day, index) => (day ? [`${index + 1} ${day.start}–${day.end}`] : []));
  return {
    ...(plan.kind === 'weekly'
      ? { weekHours: hours }
      : { cycleHours: hours, cycleDays: plan.days.length, anchor: plan.anchor }),
    breakMinutes: plan.breakMinutes,
    worksOnHolidays: plan.worksOnHolidays,
  };
}
