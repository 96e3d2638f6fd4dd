import type { DayRule } from '#domain/attendance/rules.ts';
import { addDays, MINUTE_MS, monthOf, type CompanyDate } from '#domain/calendar/index.ts';
import { sampleNumber } from '../seed/numbers.ts';
import type { SampleEmployee } from '../seed/people.ts';
import { courseOf, dayPunches, type Course, type SamplePunch } from '../seed/punches.ts';

/** What one person does on a working day. */
export interface PersonsDay {
  course: Course | 'onLeave';
  punches: SamplePunch[];
}

type RuleOn = (date: CompanyDate) => DayRule;

/** Counted from 0. */
function workingDayOfMonth(date: CompanyDate, ruleOn: RuleOn): number {
  let count = 0;
  for (let one: CompanyDate = `${monthOf(date)}-01`; one < date; one = addDays(one, 1))
    if (ruleOn(one).kind === 'working') count += 1;
  return count;
}

/** A Monday; leaves begin within the fifteen weeks that follow. */
const FIRST_LEAVES: CompanyDate = '2026-06-15';
const LEAVE_WEEKS = 15;
const LEAVE_DAYS = 14;

/** The leave of a person, for every third one; the first day and the last. */
export function leaveOf({
  serial,
}: SampleEmployee): { firstDay: CompanyDate; lastDay: CompanyDate } | undefined {
  if (serial % 3 !== 1) return undefined;
  const firstDay = addDays(FIRST_LEAVES, 7 * sampleNumber(LEAVE_WEEKS, serial, 'leave'));
  return { firstDay, lastDay: addDays(firstDay, LEAVE_DAYS - 1) };
}

/** The same for the same person and date; undefined where nobody works. */
export function dayOf(who: SampleEmployee, date: CompanyDate, ruleOn: RuleOn): PersonsDay | undefined {
  const { kind, shift } = ruleOn(date);
  if (kind !== 'working') return undefined;
  const leave = leaveOf(who);
  if (leave && leave.firstDay <= date && date <= leave.lastDay) return { course: 'onLeave', punches: [] };
  const course = courseOf(who, date, workingDayOfMonth(date, ruleOn));
  return { course, punches: dayPunches(who, date, course, shift) };
}

/** Whether an absent person reports the absence. The sample employee does not: the user acts for them. */
export const speaksUp = (who: SampleEmployee, date: CompanyDate): boolean =>
  who.habit !== 'example' && sampleNumber(10, who.serial, date, 'speaks') < 7;

/** In ms. */
export const minutes = (count: number): number => count * MINUTE_MS;
