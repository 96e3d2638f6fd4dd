import { monthOf, nextMonth, type CompanyDate, type CompanyMonth } from './calendar/index.ts';
import { tiyin, type Tiyin } from './money.ts';
import { monthTotal, payableMonths, type MonthSums } from './payRun.ts';

/** Additions to a month's pay, and deductions from it. */
export const payLineKinds = ['bonus', 'sickPay', 'otherPay', 'deduction'] as const;
export type PayLineKind = (typeof payLineKinds)[number];

/** The most lines of a person and month, as many as a run, a payslip or a record shows. */
export const MOST_PAY_LINES = 20;

/** Months to which lines may be added, the latest first: those that a salary may pay, and the next one. */
export function payLineMonths(today: CompanyDate, founded: CompanyMonth): CompanyMonth[] {
  const months = [nextMonth(monthOf(today)), ...payableMonths('salary', today)];
  return months.filter((month) => month >= founded);
}

/** The amounts that limit a month's deductions, in tiyin. */
export type DeductedFrom = Omit<MonthSums, 'deductions'>;

/** The most that all deductions of a month may take: half of its earnings and additions, after tax. */
export const mostDeducted = (month: DeductedFrom): Tiyin =>
  tiyin(Math.floor(Math.max(0, monthTotal({ ...month, deductions: tiyin(0) })) / 2));

export const isAboveHalf = (month: DeductedFrom & { deductions: Tiyin }): boolean =>
  month.deductions > mostDeducted(month);
