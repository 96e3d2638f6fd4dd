import { addDays, type CompanyDate } from '../calendar/date.ts';
import type { DayRule } from './rules.ts';
import { shiftWindow } from './shift.ts';

/** A schedule may have no working day at all; then there is a month. */
const MOST_DAYS = 31;

/** Until when the reason for being late on a date may be given, epoch ms: the end of the person's next working day. */
export function reasonDeadline(
  late: CompanyDate,
  ruleOn: (date: CompanyDate) => Pick<DayRule, 'kind' | 'shift'>,
): number {
  let date = addDays(late, 1);
  for (let days = 1; days < MOST_DAYS && ruleOn(date).kind !== 'working'; days += 1) date = addDays(date, 1);
  return shiftWindow(date, ruleOn(date).shift).end;
}
