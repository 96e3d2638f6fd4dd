import type { CompanyDate } from './calendar/date.ts';
import { floorToSom, fromSom, percentOf, tiyin, type Tiyin } from './money.ts';

/** The minimum of one request (product §4). */
export const MINIMUM_REQUEST: Tiyin = fromSom(1_000);

/** Bounds of a company's allowed percent (product §2). */
export const ALLOWED_PERCENT_BOUNDS = { min: 1, max: 50 } as const;

export interface AccrualFacts {
  /** Monthly, tiyin. */
  salary: Tiyin;
  /** Of the whole month, by the company's calendar. */
  workingDays: number;
  /** Days that count: checked out, or a missed check-out confirmed. */
  daysWorked: number;
}

export interface Accrual {
  salaryPerDay: Tiyin;
  earned: Tiyin;
}

/**
 * What the worked days have earned (product §4): days × floor(salary / working days), and the whole salary once every
 * working day counts, so that nothing is lost to rounding.
 */
export function accrue({ salary, workingDays, daysWorked }: AccrualFacts): Accrual {
  if (workingDays <= 0) return { salaryPerDay: tiyin(0), earned: tiyin(0) };
  const salaryPerDay = tiyin(Math.floor(salary / workingDays));
  return {
    salaryPerDay,
    earned: daysWorked >= workingDays ? salary : tiyin(Math.max(0, daysWorked) * salaryPerDay),
  };
}

/** One day of a month as pay sees it. */
export interface EarningDay {
  date: CompanyDate;
  /** The monthly salary valid on the day. */
  salary: Tiyin;
  /** Of the whole month, under the schedule valid on the day, whether employed all month or not. */
  workingDays: number;
  /** A working day of the schedule on which the person is employed. */
  scheduled: boolean;
  /** The share of the day that counts: 0, 0.5 or 1. */
  counted: number;
}

/** Consecutive days with the same salary and number of working days. */
export interface EarningSpan extends Accrual {
  from: CompanyDate;
  to: CompanyDate;
  salary: Tiyin;
  workingDays: number;
  /** Its scheduled days, and how many of them count. */
  scheduled: number;
  counted: number;
}

type Spanned = Omit<EarningSpan, keyof Accrual>;

/** A span of which every scheduled day counts earns its exact part of the salary, so that nothing is lost to rounding. */
function spanOf(span: Spanned): EarningSpan {
  const { salary, workingDays, scheduled, counted } = span;
  const salaryPerDay = tiyin(workingDays > 0 ? Math.floor(salary / workingDays) : 0);
  const whole = workingDays > 0 && scheduled > 0 && counted === scheduled;
  const earned = Math.floor(whole ? (salary * scheduled) / workingDays : counted * salaryPerDay);
  return { ...span, salaryPerDay, earned: tiyin(earned) };
}

/** The spans of a month's days, in order. */
export function earningSpans(days: readonly EarningDay[]): EarningSpan[] {
  const spans: Spanned[] = [];
  for (const { date, salary, workingDays, scheduled, counted } of days) {
    let span = spans.at(-1);
    if (span?.salary !== salary || span.workingDays !== workingDays) {
      span = { from: date, to: date, salary, workingDays, scheduled: 0, counted: 0 };
      spans.push(span);
    }
    span.to = date;
    if (!scheduled) continue;
    span.scheduled += 1;
    span.counted += counted;
  }
  return spans.map(spanOf);
}

export const earnedOf = (days: readonly EarningDay[]): Tiyin =>
  tiyin(earningSpans(days).reduce((sum, { earned }) => sum + earned, 0));

export interface EnabledFacts {
  earned: Tiyin;
  /** For corrected days of closed months; may be negative. */
  adjustments?: Tiyin;
  /** An integer from 0 to 100. */
  allowedPercent: number;
  /** The limits in force, the company's and the employee's own; the lowest applies. */
  limits: readonly Tiyin[];
  /** Given too much in earlier periods and not taken back yet; below zero, another salary of the month that took too much gives it back. */
  carryOver: Tiyin;
  /** Requests of this period in process, approved or failed. */
  reserved: Tiyin;
  /** Paid in this period. */
  paid: Tiyin;
}

export interface EnabledExplained {
  /** floor(max(0, earned + adjustments) × allowedPercent / 100) */
  allowed: Tiyin;
  /** The lowest of the limits, null when there is none. */
  limit: Tiyin | null;
  /** Never negative. */
  carryOver: Tiyin;
  reserved: Tiyin;
  paid: Tiyin;
  /** What may be requested now: whole so'm, in tiyin, never negative. */
  enabled: Tiyin;
}

/** max(0, min(allowed, limits) − carryOver − reserved − paid), rounded down to whole so'm, with every step shown (product §4). */
export function explainEnabled({
  earned,
  adjustments = tiyin(0),
  allowedPercent,
  limits,
  carryOver: carried,
  reserved,
  paid,
}: EnabledFacts): EnabledExplained {
  const allowed = percentOf(tiyin(Math.max(0, earned + adjustments)), allowedPercent);
  const limit = limits.length > 0 ? tiyin(Math.min(...limits)) : null;
  const carryOver = tiyin(Math.max(0, carried));
  const left = Math.min(allowed, limit ?? allowed) - carryOver - reserved - paid;
  return { allowed, limit, carryOver, reserved, paid, enabled: floorToSom(tiyin(Math.max(0, left))) };
}

/**
 * The most that a reserving request may be approved for: what is enabled without its own reserve. Computed before
 * `enabled` is cut off at zero, so that two requests that no longer fit together are not both approved.
 */
export const mostApprovable = (facts: EnabledFacts, ownReserve: Tiyin): Tiyin =>
  explainEnabled({ ...facts, reserved: tiyin(facts.reserved - ownReserve) }).enabled;
