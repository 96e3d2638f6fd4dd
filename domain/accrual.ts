import type { CompanyDate } from './calendar/date.ts';
import { areWhole, partOfSalary, type DayShare } from './dayShare.ts';
import { floorToSom, fromSom, percentOf, tiyin, type Tiyin } from './money.ts';

/** The minimum of one request (product §4). */
export const MINIMUM_REQUEST: Tiyin = fromSom(1_000);

/** Bounds of a company's allowed percent (product §2). */
export const ALLOWED_PERCENT_BOUNDS = { min: 1, max: 50 } as const;

export interface Accrual {
  salaryPerDay: Tiyin;
  earned: Tiyin;
}

/** One day of a month as pay sees it. */
export interface EarningDay {
  date: CompanyDate;
  /** The monthly salary valid on the day. */
  salary: Tiyin;
  /** Of the salary, by the schedules of the month, whether employed all month or not. */
  share: DayShare;
  /** A working day of the schedule, whether employed on it or not. */
  working: boolean;
  /** A working day on which the person is employed. */
  scheduled: boolean;
  /** The part of the day that counts: 0, 0.5 or 1. */
  counted: number;
}

/** Consecutive days of which each earns the same part of the same salary. */
export interface EarningSpan extends Accrual {
  from: CompanyDate;
  to: CompanyDate;
  salary: Tiyin;
  share: DayShare;
  /** Its scheduled days, and how many of them count. */
  scheduled: number;
  counted: number;
}

type Spanned = Omit<EarningSpan, keyof Accrual>;

/** A span of which every scheduled day counts earns its exact part of the salary, so that nothing is lost to rounding. */
function spanOf(span: Spanned): EarningSpan {
  const { salary, share, scheduled, counted } = span;
  const salaryPerDay = partOfSalary(salary, share);
  const earned =
    counted === scheduled
      ? partOfSalary(salary, share, scheduled)
      : tiyin(Math.floor(counted * salaryPerDay));
  return { ...span, salaryPerDay, earned };
}

/**
 * Every working day of the month counts, under one salary: then the month earns all of it. The shares of a month that was closed
 * before shares were exact may not add up to 1; such a month keeps what it earned.
 */
function isWhole(days: readonly EarningDay[]): boolean {
  const working = days.filter((day) => day.working);
  const [first] = working;
  return (
    first !== undefined &&
    working.every(
      ({ scheduled, counted, salary }) => scheduled && counted === 1 && salary === first.salary,
    ) &&
    areWhole(days)
  );
}

/**
 * The spans of a month, in order. What rounding takes from a whole month is added to its last span with a day that counts.
 *
 * @param days all of the month's
 */
export function earningSpans(days: readonly EarningDay[]): EarningSpan[] {
  const spanned: Spanned[] = [];
  for (const { date, salary, share, scheduled, counted } of days) {
    let span = spanned.at(-1);
    if (span?.salary !== salary || span.share !== share) {
      span = { from: date, to: date, salary, share, scheduled: 0, counted: 0 };
      spanned.push(span);
    }
    span.to = date;
    if (!scheduled) continue;
    span.scheduled += 1;
    span.counted += counted;
  }
  const spans = spanned.map(spanOf);
  const last = isWhole(days) ? spans.findLast(({ counted }) => counted > 0) : undefined;
  if (last) last.earned = tiyin(last.earned + last.salary - sumOf(spans));
  return spans;
}

const sumOf = (spans: readonly EarningSpan[]): Tiyin =>
  tiyin(spans.reduce((sum, { earned }) => sum + earned, 0));

export const earnedOf = (days: readonly EarningDay[]): Tiyin => sumOf(earningSpans(days));

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
