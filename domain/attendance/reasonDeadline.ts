import { addDays, type CompanyDate } from '../calendar/date.ts';
import type { DayRule } from './rules.ts';
import { shiftWindow } from './shift.ts';

/** A schedule may have no working day at all; then there is a month. */
const MOST_DAYS = 31;

/**
 * Until when the reason for being late on a date may be given, epoch ms: the end of the person's last working day of those
 * that the rule of the late day allows.
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
