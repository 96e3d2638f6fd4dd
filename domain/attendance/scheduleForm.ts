import * as v from 'valibot';
import { code, record } from '../fields/text.ts';
import { breakSchema, dateSchema, timeSchema } from '../settings.ts';
import type { Hours, Schedule } from './schedule.ts';
import { shiftMinutes } from './shift.ts';

const DAY_MINUTES = 1440;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A shift that ends after the next one has begun; the last day is followed by the first. */
const overlaps = (days: readonly (Hours | null)[]): boolean =>
  days.some((hours, place) => {
    const next = days[(place + 1) % days.length];
    return hours && next && minuteOf(hours.start) + shiftMinutes(hours) > DAY_MINUTES + minuteOf(next.start);
  });

const hoursSchema = v.nullable(record({ start: timeSchema, end: timeSchema }));
const daysSchema = v.pipe(
  v.array(hoursSchema, code('required')),
  v.minLength(1, code('required')),
  v.maxLength(31, code('tooLong')),
  v.check((days) => days.some((hours) => hours !== null), code('scheduleEmpty')),
  v.check((days) => !overlaps(days), code('shiftsOverlap')),
);
const common = {
  breakMinutes: breakSchema,
  worksOnHolidays: v.boolean(code('required')),
};

const planSchema = v.variant(
  'kind',
  [
    v.object({
      kind: v.literal('weekly'),
      ...common,
      days: v.pipe(daysSchema, v.length(7, code('weekNotSevenDays'))),
      anchor: v.null(code('unknownField')),
    }),
    v.object({ kind: v.literal('cycle'), ...common, days: daysSchema, anchor: dateSchema }),
  ],
  code('wrongType'),
);

/** A schedule as the form and the contract have it. */
export const schedulePlanSchema = v.pipe(
  planSchema,
  v.check(
    ({ days, breakMinutes }) => days.every((hours) => hours === null || breakMinutes < shiftMinutes(hours)),
    code('breakTooLong'),
  ),
);
export type SchedulePlan = v.InferOutput<typeof schedulePlanSchema>;

export const scheduleOfPlan = (plan: SchedulePlan): Schedule => {
  const { breakMinutes, worksOnHolidays, days } = plan;
  return plan.kind === 'weekly'
    ? { kind: 'weekly', breakMinutes, worksOnHolidays, days }
    : { kind: 'cycle', breakMinutes, worksOnHolidays, days, anchor: plan.anchor };
};
