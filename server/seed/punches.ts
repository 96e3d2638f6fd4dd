import { shiftWindow, type Shift } from '#domain/attendance/shift.ts';
import type { Planner } from '#domain/attendance/rules.ts';
import { addDays, MINUTE_MS, monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { sampleNumber } from './numbers.ts';
import type { Habit, SampleEmployee } from './people.ts';

export interface SamplePunch {
  type: 'in' | 'out';
  /** Epoch ms. */
  at: number;
  shiftDate: CompanyDate;
}

export type Course = 'usual' | 'late' | 'absent' | 'missedCheckOut';

/** The example's months contain every kind of day: the working day of the month (from 0) and what happened on it. */
const example: Record<number, Course> = {
  2: 'late',
  6: 'absent',
  9: 'late',
  13: 'missedCheckOut',
  16: 'late',
};

/** Percent. */
const odds: Record<Exclude<Habit, 'example'>, Record<Exclude<Course, 'usual'>, number>> = {
  punctual: { late: 6, absent: 3, missedCheckOut: 2 },
  late: { late: 38, absent: 6, missedCheckOut: 4 },
  long: { late: 10, absent: 2, missedCheckOut: 3 },
};

/** What happens to a person on a working day; the number of the day in its month counts from 0. */
export function courseOf({ habit, serial }: SampleEmployee, date: CompanyDate, workingDay: number): Course {
  if (habit === 'example') return example[workingDay] ?? 'usual';
  let roll = sampleNumber(100, serial, date, 'course');
  for (const course of ['late', 'absent', 'missedCheckOut'] as const) {
    if (roll < odds[habit][course]) return course;
    roll -= odds[habit][course];
  }
  return 'usual';
}

/** Around the middle of the shift some people go out for lunch. */
const LUNCH_MINUTES = 45;

export function dayPunches(
  who: SampleEmployee,
  date: CompanyDate,
  course: Course,
  shift: Shift,
): SamplePunch[] {
  if (course === 'absent') return [];
  const { start, end } = shiftWindow(date, shift);
  const pick = (below: number, what: string) => sampleNumber(below, who.serial, date, what);
  const minutes = (count: number, what: string) => count * MINUTE_MS + pick(60, what) * 1000;
  const arrival =
    course === 'late' ? minutes(4 + pick(52, 'late'), 'in') : -minutes(1 + pick(24, 'early'), 'in');
  const extra = who.habit === 'long' ? 40 + pick(60, 'long') : pick(22, 'stay');
  const half = start + (end - start) / 2;
  const punches: SamplePunch[] = [{ type: 'in', at: start + arrival, shiftDate: date }];
  if (who.habit !== 'example' && pick(3, 'lunch') === 0)
    punches.push(
      { type: 'out', at: half - minutes(pick(10, 'out'), 'lunch out'), shiftDate: date },
      { type: 'in', at: half + minutes(LUNCH_MINUTES + pick(15, 'back'), 'lunch in'), shiftDate: date },
    );
  if (course !== 'missedCheckOut')
    punches.push({ type: 'out', at: end + minutes(extra, 'out'), shiftDate: date });
  return punches;
}

/** Someone who left or was blocked worked until then; undefined for everyone else. */
export const lastDayOf = ({ status }: SampleEmployee, firstDay: CompanyDate): CompanyDate | undefined => {
  if (status === 'left') return addDays(firstDay, 19);
  return status === 'blocked' ? addDays(firstDay, 24) : undefined;
};

/** Punches of working days from one date to another, both included, none later than `now` (epoch ms). */
export function samplePunches(
  who: SampleEmployee,
  dates: { from: CompanyDate; to: CompanyDate },
  plan: Planner,
  now: number,
): SamplePunch[] {
  const punches: SamplePunch[] = [];
  let month = '';
  let workingDay = -1;
  for (let date = dates.from; date <= dates.to; date = addDays(date, 1)) {
    if (monthOf(date) !== month) [month, workingDay] = [monthOf(date), -1];
    const { kind, shift } = plan.dayRule(null, date);
    if (kind !== 'working') continue;
    workingDay += 1;
    punches.push(...dayPunches(who, date, courseOf(who, date, workingDay), shift));
  }
  return punches.filter(({ at }) => at <= now);
}
