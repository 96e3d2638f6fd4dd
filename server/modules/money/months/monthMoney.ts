import type { EarningSpan, EnabledFacts } from '#domain/accrual.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { TaxRule } from '#domain/incomeTax.ts';
import type { Tiyin } from '#domain/money.ts';

/** What one person's month has earned and given so far: everything `enabled` is computed from. */
export interface MonthMoney extends EnabledFacts {
  period: CompanyMonth;
  salary: Tiyin;
  salaryPerDay: Tiyin;
  workingDays: number;
  spans: EarningSpan[];
  adjustments: Tiyin;
  /** Pay beside the days and what is taken off, by the lines that stand; `enabled` has no part of them. */
  additions: Tiyin;
  deductions: Tiyin;
  taxRule: TaxRule;
  /** Of the adjustments, those for days of months in gross. */
  taxedAdjustments: Tiyin;
  tax: Tiyin;
  /** Where a run has paid by the accountant's net amount: what stands in the place of `earned`, and how much more that is; may be negative. */
  netBase: Tiyin | null;
  netDifference: Tiyin;
  /** Of the reserved, what nobody has decided. */
  undecided: Tiyin;
  /** Of the reserved, what has left or will. */
  underWay: Tiyin;
  /** Of the reserved, what its approver may still take back. */
  approvedAlone: Tiyin;
  /** What the month's own salaries have left to other months already; the carry-over does not count it. */
  carried: Tiyin;
  daysWorked: number;
  /** Working days with too little of the norm worked, for the employer to decide. */
  uncountedDays: number;
  /** The working day the person is checked in on now, what it adds once it counts, and from when it does. */
  openDay: { date: CompanyDate; worth: Tiyin; countsFromMinutes: number } | null;
}
