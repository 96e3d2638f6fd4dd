import type { DayKind } from './calendar/calendar.ts';
import {
  addDays,
  companyDayStart,
  DAY_MS,
  daysOfMonth,
  monthOf,
  nextMonth,
  type CompanyDate,
  type CompanyMonth,
} from './calendar/date.ts';
import type { PaySettings } from './organizationSettings.ts';

/** Labour Code Art. 253: wages come at least every half-month. */
export const MOST_DAYS_BETWEEN_PAYMENTS = 16;

export interface PayDate {
  kind: 'advance' | 'salary';
  /** The day that the settings name; beyond the end of its month the last day. */
  named: CompanyDate;
  /** That day or, on a day off or holiday, the working day before. */
  paid: CompanyDate;
  because: 'dayOff' | 'holiday' | null;
  daysSinceLast: number | null;
  tooLate: boolean;
}

const dayOf = (month: CompanyMonth, day: number): CompanyDate => {
  const days = daysOfMonth(month);
  return days[Math.min(day, days.length) - 1]!;
};

function onTheEve(named: CompanyDate, kindOf: (date: CompanyDate) => DayKind): CompanyDate {
  let paid = named;
  // A month without any working day moves nothing.
  for (let back = 0; back < 31; back += 1, paid = addDays(paid, -1))
    if (kindOf(paid) === 'working') return paid;
  return named;
}

/** The payments of three months from that of a date on, in the order in which they are paid. */
export function payDates(
  from: CompanyDate,
  settingsOn: (date: CompanyDate) => Pick<PaySettings, 'advanceDay' | 'salaryDay'>,
  kindOf: (date: CompanyDate) => DayKind,
): PayDate[] {
  const months = [monthOf(from), nextMonth(monthOf(from)), nextMonth(nextMonth(monthOf(from)))];
  const named = months.flatMap((month) => {
    const { advanceDay, salaryDay } = settingsOn(`${month}-01` < from ? from : `${month}-01`);
    const advance = advanceDay === 'lastDay' ? 31 : Number(advanceDay ?? Number.NaN);
    return [
      ...(Number.isNaN(advance) ? [] : [{ kind: 'advance' as const, named: dayOf(month, advance) }]),
      ...(salaryDay === null ? [] : [{ kind: 'salary' as const, named: dayOf(month, salaryDay) }]),
    ];
  });
  const paid = named
    .map((one) => ({ ...one, paid: onTheEve(one.named, kindOf) }))
    .sort((a, b) => (a.paid < b.paid ? -1 : a.paid > b.paid ? 1 : 0));
  return paid.map((one, index) => {
    const before = paid[index - 1];
    const daysSinceLast = before ? (companyDayStart(one.paid) - companyDayStart(before.paid)) / DAY_MS : null;
    const kind = kindOf(one.named);
    return {
      ...one,
      because: one.paid === one.named || kind === 'working' ? null : kind,
      daysSinceLast,
      tooLate: daysSinceLast !== null && daysSinceLast > MOST_DAYS_BETWEEN_PAYMENTS,
    };
  });
}
