import { floorToSom, fromSom, percentOf, type Tiyin } from './money.ts';

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
  if (workingDays <= 0) return { salaryPerDay: 0, earned: 0 };
  const salaryPerDay = Math.floor(salary / workingDays);
  return {
    salaryPerDay,
    earned: daysWorked >= workingDays ? salary : Math.max(0, daysWorked) * salaryPerDay,
  };
}

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
  const limit = limits.length > 0 ? Math.min(...limits) : null;
  const left = Math.min(allowed, limit ?? allowed) - reserved - paid;
  return { allowed, limit, reserved, paid, enabled: floorToSom(Math.max(0, left)) };
}

/**
 * The most that a reserving request may be approved for: what is enabled without its own reserve. Computed before
 * `enabled` is cut off at zero, so that two requests that no longer fit together are not both approved.
 */
export const mostApprovable = (facts: EnabledFacts, ownReserve: Tiyin): Tiyin =>
  explainEnabled({ ...facts, reserved: facts.reserved - ownReserve }).enabled;
