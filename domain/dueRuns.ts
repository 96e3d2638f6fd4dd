import { monthOf, type CompanyDate, type CompanyMonth, type DayKind } from './calendar/index.ts';
import type { PaySettings } from './organizationSettings.ts';
import { nextPayDates, payDates, type PayDate } from './payDates.ts';
import { payableMonths, salaryMonthOf, type PayKind } from './payRun.ts';

export interface DueRun {
  kind: PayKind;
  period: CompanyMonth;
}

/** A day of payment with the month that its run pays. */
export type DatedRun = PayDate & DueRun;

const withPeriod = (date: PayDate): DatedRun => ({
  ...date,
  period: date.kind === 'salary' ? salaryMonthOf(date.named) : monthOf(date.named),
});

type SettingsOn = (date: CompanyDate) => Pick<PaySettings, 'advanceDay' | 'salaryDay'>;

/** A company's settings and calendar, as far as they determine days of payment. */
export interface PayPlan {
  settingsOn: SettingsOn;
  kindOf: (date: CompanyDate) => DayKind;
}

/**
 * The runs of three months from a day on, in the order in which they are paid. An advance whose month has not begun on its day has
 * none.
 */
export const nextRuns = (from: CompanyDate, { settingsOn, kindOf }: PayPlan): DatedRun[] =>
  nextPayDates(from, settingsOn, kindOf)
    .map(withPeriod)
    .filter(({ kind, period, paid }) => payableMonths(kind, paid).includes(period));

/** Payments of four months from the month of a date, each with the month that it pays, in the order of payment. */
export const datedRuns = (from: CompanyDate, { settingsOn, kindOf }: PayPlan): DatedRun[] =>
  payDates(from, settingsOn, kindOf, 4).map(withPeriod);

/**
 * The runs whose day of payment is from `from` until `today`, in the order of their days. An advance that is due by request
 * has no run; nor has one whose month may not be paid for any more.
 */
export function dueRuns(from: CompanyDate, today: CompanyDate, { settingsOn, kindOf }: PayPlan): DueRun[] {
  return payDates(from, settingsOn, kindOf)
    .filter(({ paid }) => paid >= from && paid <= today)
    .map((date) => {
      const { kind, period } = withPeriod(date);
      return { kind, period };
    })
    .filter(({ kind, period }) => payableMonths(kind, today).includes(period));
}
