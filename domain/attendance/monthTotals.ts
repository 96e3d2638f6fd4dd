import { isWithoutReason } from './absenceKinds.ts';
import type { Day } from './readDay.ts';

export interface MonthTotals {
  workedDaysUntilToday: number;
  workingDaysInMonth: number;
  minutesWorked: number;
  lateDays: number;
  tardinessMinutes: number;
  absentDays: number;
}

/** Whether the absence is unexcused, or its reason is unknown. */
const isUnexcused = ({ absence }: Pick<Day, 'absence'>) => !absence || isWithoutReason(absence.kind);

/** Totals of one month (spec section 3, attendance). */
export function monthTotals(days: readonly Omit<Day, 'pairs'>[]): MonthTotals {
  const totals: MonthTotals = {
    workedDaysUntilToday: 0,
    workingDaysInMonth: 0,
    minutesWorked: 0,
    lateDays: 0,
    tardinessMinutes: 0,
    absentDays: 0,
  };
  for (const day of days) {
    totals.workedDaysUntilToday += day.countedShare;
    if (day.kind === 'working') totals.workingDaysInMonth += 1;
    if (day.punctuality === 'late') totals.lateDays += 1;
    if (day.presence === 'absent' && isUnexcused(day)) totals.absentDays += 1;
    totals.minutesWorked += day.minutesWorked;
    totals.tardinessMinutes += day.tardinessMinutes;
  }
  return totals;
}
