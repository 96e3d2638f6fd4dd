import type { EarningSpan, EnabledFacts } from '#domain/accrual.ts';
import type { CompanyDate, CompanyMonth } from '#domain/calendar/index.ts';
import type { TaxRule } from '#domain/incomeTax.ts';
import type { Tiyin } from '#domain/money.ts';

/** What a person's month has earned and paid so far: everything that `enabled` is computed from. */
export interface MonthMoney extends EnabledFacts {
  period: CompanyMonth;
  salary: Tiyin;
  salaryPerDay: Tiyin;
  workingDays: number;
  spans: EarningSpan[];
  adjustments: Tiyin;
  /** Additions and deductions by the lines in force; `enabled` ignores them. */
  additions: Tiyin;
  deductions: Tiyin;
  taxRule: TaxRule;
  /** The part of the adjustments that is for days of months in gross. */
  taxedAdjustments: Tiyin;
  tax: Tiyin;
  /** Where a run has paid by the accountant's net amount: what replaces `earned`, and the difference from it; may be negative. */
  netBase: Tiyin | null;
  netDifference: Tiyin;
  /** The part of `reserved` that nobody has decided. */
  undecided: Tiyin;
  /** The part of `reserved` that is approved and not yet paid. */
  underWay: Tiyin;
  /** The part of `reserved` whose approver may still undo it. */
  approvedAlone: Tiyin;
  /** What the month's own salaries have carried over to other months already; `carryOver` does not contain it. */
  carried: Tiyin;
  daysWorked: number;
  /** Working days with too little of the norm worked, which the employer has to decide. */
  uncountedDays: number;
  /** The working day on which the person is checked in now, what it adds once it counts, and from how many minutes it counts. */
  openDay: { date: CompanyDate; worth: Tiyin; countsFromMinutes: number } | null;
}
