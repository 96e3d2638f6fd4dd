import { monthOf, type CompanyDate, type CompanyMonth, type DayKind } from './calendar/index.ts';
import type { PaySettings } from './organizationSettings.ts';
import { payDates } from './payDates.ts';
import { payableMonths, salaryMonthOf, type PayRunKind } from './payRun.ts';

export interface DueRun {
  kind: PayRunKind;
  period: CompanyMonth;
}

/**
 * The runs whose day of payment is from `from` until `today`, in the order of their days. An advance that is due by request
 * has no run; nor has one whose month may not be paid for any more.
 */
export function dueRuns(
  from: CompanyDate,
  today: CompanyDate,
  settingsOn: (date: CompanyDate) => Pick<PaySettings, 'advanceDay' | 'salaryDay'>,
  kindOf: (date: CompanyDate) => DayKind,
): DueRun[] {
  return payDates(from, settingsOn, kindOf)
    .filter(({ paid }) => paid >= from && paid <= today)
    .map(({ kind, named }) => ({ kind, period: kind === 'salary' ? salaryMonthOf(named) : monthOf(named) }))
    .filter(({ kind, period }) => payableMonths(kind, today).includes(period));
}
