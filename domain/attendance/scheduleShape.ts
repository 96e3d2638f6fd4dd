import { addDays, type CompanyDate } from '../calendar/date.ts';
import type { Hours } from './schedule.ts';

type Days = readonly (Hours | null)[];

const sameHours = (one: Hours, other: Hours) => one.start === other.start && one.end === other.end;

/** Days of the week that follow one another with the same hours; 1 = Monday. */
export interface WeekRun {
  first: number;
  last: number;
  hours: Hours;
}

export function weekRuns(days: Days): WeekRun[] {
  const runs: WeekRun[] = [];
  for (const [place, hours] of days.entries()) {
    const run = runs.at(-1);
    if (!hours) continue;
    if (run && run.last === place && sameHours(run.hours, hours)) run.last = place + 1;
    else runs.push({ first: place + 1, last: place + 1, hours });
  }
  return runs;
}

export interface CycleShape {
  /** Days at work and days off in turn, from a first day at work on: `2/2`, `1/3`; `null` without days off. */
  pattern: string | null;
  /** That first day at work. */
  from: CompanyDate;
  /** Each once, in the order of the days. */
  hours: Hours[];
}

export function cycleShape(days: Days, anchor: CompanyDate): CycleShape {
  const begins = days.findIndex((hours, place) => hours && !days[(place - 1 + days.length) % days.length]);
  const turned = begins < 0 ? days : [...days.slice(begins), ...days.slice(0, begins)];
  const counts: { works: boolean; count: number }[] = [];
  const hours: Hours[] = [];
  for (const day of turned) {
    const last = counts.at(-1);
    if (last?.works === (day !== null)) last.count += 1;
    else counts.push({ works: day !== null, count: 1 });
    if (day && !hours.some((one) => sameHours(one, day))) hours.push(day);
  }
  return {
    pattern: begins < 0 ? null : counts.map(({ count }) => count).join('/'),
    from: addDays(anchor, Math.max(0, begins)),
    hours,
  };
}
