import * as v from 'valibot';
import { schedulePlanSchema, type SchedulePlan } from '#domain/attendance/scheduleForm.ts';
import { fieldErrors } from '#domain/fields/fieldErrors.ts';
import { validationFailed } from '../../../http/problem.ts';

/** Throws 400 with a pointer to each field at fault; `days.0.start` is at /schedule/days/0/start. */
export function acceptPlan(given: unknown): SchedulePlan {
  const parsed = v.safeParse(schedulePlanSchema, given);
  if (parsed.success) return parsed.output;
  const codes = Object.entries<string>(fieldErrors(schedulePlanSchema, given) as Record<string, string>);
  throw validationFailed(
    codes.map(([path, code]) => ({
      pointer: ['/schedule', ...path.split('.').filter(Boolean)].join('/'),
      code,
    })),
  );
}
