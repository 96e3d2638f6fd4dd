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
  salary: Tiyin;
  workingDays: number;
  /** Its scheduled days, and how many of them count. */
  scheduled: number;
  counted: number;
}

/** A span of which every scheduled day counts earns its exact part of the salary, so that nothing is lost to rounding. */
function spanOf(days: readonly EarningDay[]): EarningSpan {
  const { salary, workingDays } = days[0]!;
  const own = days.filter((day) => day.scheduled);
  const scheduled = own.length;
  const counted = own.reduce((sum, day) => sum + day.counted, 0);
  const salaryPerDay = tiyin(workingDays > 0 ? Math.floor(salary / workingDays) : 0);
  const whole = workingDays > 0 && scheduled > 0 && counted === scheduled;
  const earned = Math.floor(whole ? (salary * scheduled) / workingDays : counted * salaryPerDay);
  return { salary, workingDays, scheduled, counted, salaryPerDay, earned: tiyin(earned) };
}

/** The spans of a month's days, in order. */
export function earningSpans(days: readonly EarningDay[]): EarningSpan[] {
  const spans: EarningDay[][] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && last[0]!.salary === day.salary && last[0]!.workingDays === day.workingDays) last.push(day);
    else spans.push([day]);
  }
  return spans.map(spanOf);
}

export const earnedOf = (days: readonly EarningDay[]): Tiyin =>
  tiyin(earningSpans(days).reduce((sum, { earned }) => sum + earned, 0));

export interface EnabledFacts {
  earned: Tiyin;
  /** An integer from 0 to 100. */
  allowedPercent: number;
  /** The limits in force, the company's and the employee's own; the lowest applies. */
  limits: readonly Tiyin[];
  /** Requests of this period in process, approved or failed. */
  reserved: Tiyin;
  /** Paid in this period. */
  paid: Tiyin;
}

export interface EnabledExplained {
  /** floor(earned × allowedPercent / 100) */
  allowed: Tiyin;
  /** The lowest of the limits, null when there is none. */
  limit: Tiyin | null;
  reserved: Tiyin;
  paid: Tiyin;
  /** What may be requested now: whole so'm, in tiyin, never negative. */
  enabled: Tiyin;
}

/** max(0, min(allowed, limits) − reserved − paid), rounded down to whole so'm, with every step shown (product §4). */
export function explainEnabled({
  earned,
  allowedPercent,
  limits,
  reserved,
  paid,
}: EnabledFacts): EnabledExplained {
  const allowed = percentOf(earned, allowedPercent);
  const limit = limits.length > 0 ? tiyin(Math.min(...limits)) : null;
  const left = Math.min(allowed, limit ?? allowed) - reserved - paid;
  return { allowed, limit, reserved, paid, enabled: floorToSom(tiyin(Math.max(0, left))) };
}

/**
 * The most that a reserving request may be approved for: what is enabled without its own reserve. Computed before
 * `enabled` is cut off at zero, so that two requests that no longer fit together are not both approved.
 */
export const mostApprovable = (facts: EnabledFacts, ownReserve: Tiyin): Tiyin =>
  explainEnabled({ ...facts, reserved: tiyin(facts.reserved - ownReserve) }).enabled;
