import * as v from 'valibot';
import { SHORT_TITLE_MAX, shortTitleSchema } from '../fields/shortTitle.ts';
import { code, record } from '../fields/text.ts';
import { dateSchema } from '../fields/changeDate.ts';
import { breakSchema, timeSchema } from '../settings.ts';
import type { Hours, Schedule } from './schedule.ts';
import { shiftMinutes } from './shift.ts';

const DAY_MINUTES = 1440;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The days whose shift ends after the next one has begun; the last day is followed by the first. */
const overlapping = (days: readonly (Hours | null)[]): number[] =>
  days.flatMap((hours, place) => {
    const next = days[(place + 1) % days.length];
    const end = hours && minuteOf(hours.start) + shiftMinutes(hours);
    return end && next && end > DAY_MINUTES + minuteOf(next.start) ? [place] : [];
  });

const hoursSchema = record({ start: timeSchema, end: timeSchema });
/** In a week, equal times are a slip; in a cycle they are a shift of 24 hours. */
const lessThanADay = v.pipe(
  hoursSchema,
  v.forward(
    v.check(({ start, end }) => start !== end, code('shiftEmpty')),
    ['end'],
  ),
);
const daysOf = (hours: typeof hoursSchema | typeof lessThanADay) =>
  v.pipe(
    v.array(v.nullable(hours), code('required')),
    v.minLength(1, code('required')),
    v.maxLength(31, code('tooLong')),
    v.check((days) => days.some((one) => one !== null), code('scheduleEmpty')),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return;
      const days = dataset.value;
      for (const place of overlapping(days)) {
        const at = (type: 'array' | 'object', input: unknown, key: string | number, value: unknown) =>
          ({ type, origin: 'value', input, key, value }) as v.ArrayPathItem | v.ObjectPathItem;
        const one = days[place];
        addIssue({
          message: code('shiftsOverlap'),
          path: [at('array', days, place, one), at('object', one, 'end', one?.end)],
        });
      }
    }),
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
      days: v.pipe(daysOf(lessThanADay), v.length(7, code('weekNotSevenDays'))),
      anchor: v.null(code('unknownField')),
    }),
    v.object({ kind: v.literal('cycle'), ...common, days: daysOf(hoursSchema), anchor: dateSchema }),
  ],
  code('wrongType'),
);

/** A schedule as the form and the contract have it. */
export const schedulePlanSchema = v.pipe(
  planSchema,
  v.forward(
    v.check(
      ({ days, breakMinutes }) =>
        // Hours that are no time are named themselves.
        !days.some((hours) => hours !== null && breakMinutes >= shiftMinutes(hours)),
      code('breakTooLong'),
    ),
    ['breakMinutes'],
  ),
);
export type SchedulePlan = v.InferOutput<typeof schedulePlanSchema>;

export const namedScheduleSchema = record({
  title: shortTitleSchema(SHORT_TITLE_MAX),
  validFrom: dateSchema,
  schedule: schedulePlanSchema,
});

export const scheduleOfPlan = (plan: SchedulePlan): Schedule => {
  const { breakMinutes, worksOnHolidays, days } = plan;
  return plan.kind === 'weekly'
    ? { kind: 'weekly', breakMinutes, worksOnHolidays, days }
    : { kind: 'cycle', breakMinutes, worksOnHolidays, days, anchor: plan.anchor };
};
