import { addDays, type CompanyDate } from '../calendar/date.ts';
import type { DayRule } from './rules.ts';
import { shiftWindow } from './shift.ts';

/** A schedule may have no working days; then the deadline is after a month. */
const MOST_DAYS = 31;

/**
 * The deadline for explaining lateness on a date, epoch ms: the end of the last of the person's working days that the
 * rule of the late day allows.
 */
export function reasonDeadline(
  late: CompanyDate,
  ruleOn: (date: CompanyDate) => Pick<DayRule, 'kind' | 'shift' | 'reasonDays'>,
): number {
  let date = late;
  let left = ruleOn(late).reasonDays;
  for (let days = 0; days < MOST_DAYS && left > 0; days += 1) {
    date = addDays(date, 1);
    if (ruleOn(date).kind === 'working') left -= 1;
  }
  return shiftWindow(date, ruleOn(date).shift).end;
}
