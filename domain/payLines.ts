import { monthOf, nextMonth, type CompanyDate, type CompanyMonth } from './calendar/index.ts';
import { tiyin, type Tiyin } from './money.ts';
import { monthTotal, payableMonths, type MonthSums } from './payRun.ts';

/** Pay beside the days of a month, and what is taken off it. */
export const payLineKinds = ['bonus', 'sickPay', 'otherPay', 'deduction'] as const;
export type PayLineKind = (typeof payLineKinds)[number];

/** Of one person and month; as many as a run, a payslip or a record shows. */
export const MOST_PAY_LINES = 20;

/** Months that lines may be added to, the latest first: those that a salary may pay, and the next one. */
export function payLineMonths(today: CompanyDate, founded: CompanyMonth): CompanyMonth[] {
  const months = [nextMonth(monthOf(today)), ...payableMonths('salary', today)];
  return months.filter((month) => month >= founded);
}

/** What a month's deductions are measured by, tiyin. */
export type DeductedFrom = Omit<MonthSums, 'deductions'>;

/** All deductions of a month together take at most half of what it earned and added, after tax. */
export const mostDeducted = (month: DeductedFrom): Tiyin =>
  tiyin(Math.floor(Math.max(0, monthTotal({ ...month, deductions: tiyin(0) })) / 2));

export const isAboveHalf = (month: DeductedFrom & { deductions: Tiyin }): boolean =>
  month.deductions > mostDeducted(month);
