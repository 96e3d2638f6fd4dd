import type { Day } from './attendance/readDay.ts';
import type { CompanyDate } from './calendar/date.ts';
import { earnsNothing, salaryByDays, type DayShare } from './dayShare.ts';
import { isEmployedOn, type Employment } from './employment.ts';
import { floorToSom, fromSom, percentOf, tiyin, type Tiyin } from './money.ts';

/** The minimum of one request (product §4). */
export const MINIMUM_REQUEST: Tiyin = fromSom(1_000);

/** Bounds of a company's allowed percent (product §2). */
export const ALLOWED_PERCENT_BOUNDS = { min: 1, max: 50 } as const;

/** A day of a month, for computing pay. */
export interface EarningDay {
  date: CompanyDate;
  /** The monthly salary valid on the day. */
  salary: Tiyin;
  /** The day's part of the salary by the schedules of the month, whether the person is employed all month or not. */
  share: DayShare;
  /** A working day of the schedule, whether employed on it or not. */
  working: boolean;
  /** A working day on which the person is employed; only such days can count. */
  scheduled: boolean;
  /** The part of the day that counts: 0, 0.5 or 1. */
  counted: number;
  /** The day's earnings when its month was closed; they stay, whatever the rounding rule was. */
  kept: Tiyin | null;
}

/** Converts a day for computing pay; `earned` is given for days of closed months. */
export const earningDay = (
  { date, kind, countedShare }: Pick<Day, 'date' | 'kind' | 'countedShare'>,
  employment: Employment,
  { salary, share, earned = null }: { salary: Tiyin; share: DayShare; earned?: Tiyin | null },
): EarningDay => {
  const working = kind === 'working';
  const scheduled = working && isEmployedOn(employment, date);
  return { date, salary, share, working, scheduled, counted: scheduled ? countedShare : 0, kept: earned };
};

/** Consecutive days that earn the same part of the same salary. */
export interface EarningSpan {
  from: CompanyDate;
  to: CompanyDate;
  salary: Tiyin;
  share: DayShare;
  /** How many of its days count. */
  counted: number;
  earned: Tiyin;
}

/**
 * Whether every working day counts under one salary, but the last schedule has no working day left for the rest of it.
 * The month then still earns the whole salary.
 */
function hasUndividedRest(days: readonly EarningDay[]): boolean {
  const working = days.filter((day) => day.working);
  const [first] = working;
  return (
    first !== undefined &&
    days.some(({ share }) => earnsNothing(share)) &&
    working.every(({ counted, salary }) => counted === 1 && salary === first.salary)
  );
}

/**
 * The spans of a month, in order. Each salary is rounded down to a tiyin once, over all of its days: the spans of one
 * salary add up to floor(salary × sum of their shares).
 * @param days all days of the month
 */
export function earningSpans(days: readonly EarningDay[]): EarningSpan[] {
  const spans: EarningSpan[] = [];
  for (const { date, salary, share, counted } of days) {
    let span = spans.at(-1);
    if (span?.salary !== salary || span.share !== share) {
      span = { from: date, to: date, salary, share, counted: 0, earned: tiyin(0) };
      spans.push(span);
    }
    span.to = date;
    span.counted += counted;
  }
  if (days.every(({ kept }) => kept !== null)) return keptSpans(spans, days);
  let [salary, byDays] = [spans[0]?.salary, salaryByDays(spans[0]?.salary ?? tiyin(0))];
  for (const span of spans) {
    if (span.salary !== salary) [salary, byDays] = [span.salary, salaryByDays(span.salary)];
    span.earned = byDays(span.share, span.counted);
  }
  const last = hasUndividedRest(days) ? spans.findLast(({ counted }) => counted > 0) : undefined;
  if (last) last.earned = tiyin(last.earned + last.salary - sumOf(spans));
  return spans;
}

/** The day as if it counted. */
export const asCounted = (day: EarningDay): EarningDay =>
  day.scheduled ? { ...day, counted: 1, kept: null } : day;

const keptSpans = (spans: readonly EarningSpan[], days: readonly EarningDay[]): EarningSpan[] =>
  spans.map((span) => ({
    ...span,
    earned: days.reduce(
      (sum, { date, kept }) => (span.from <= date && date <= span.to ? tiyin(sum + kept!) : sum),
      tiyin(0),
    ),
  }));

const sumOf = (spans: readonly EarningSpan[]): Tiyin =>
  tiyin(spans.reduce((sum, { earned }) => sum + earned, 0));

export const earnedOf = (days: readonly EarningDay[]): Tiyin => sumOf(earningSpans(days));

/** Earnings of each day, in order; their sum is what the month earns. */
export function earnedByDay(days: readonly EarningDay[]): Tiyin[] {
  let [salary, byDays] = [days[0]?.salary, salaryByDays(days[0]?.salary ?? tiyin(0))];
  const each = days.map((day) => {
    if (day.salary !== salary) [salary, byDays] = [day.salary, salaryByDays(day.salary)];
    return byDays(day.share, day.counted);
  });
  const rest = earnedOf(days) - each.reduce((sum, earned) => sum + earned, 0);
  const last = days.findLastIndex(({ counted }) => counted > 0);
  return each.map((earned, place) => (place === last ? tiyin(earned + rest) : earned));
}

export interface EnabledFacts {
  earned: Tiyin;
  /** Adjustments for corrected days of closed months; may be negative. */
  adjustments?: Tiyin;
  /** An integer from 0 to 100. */
  allowedPercent: number;
  /** The limits in force, the company's and the employee's own; the lowest applies. */
  limits: readonly Tiyin[];
  /** Overpaid in other periods and not taken back yet; negative when another salary of the month has taken back too much. */
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
  const steps = { allowed, limit, carryOver, reserved, paid };
  return { ...steps, enabled: floorToSom(tiyin(Math.max(0, leftToRequest(steps)))) };
}

/** What is left, before rounding and cutting off at zero; negative when more was paid or requested than is allowed. */
export const leftToRequest = ({
  allowed,
  limit,
  carryOver,
  reserved,
  paid,
}: Omit<EnabledExplained, 'enabled'>): Tiyin =>
  tiyin(Math.min(allowed, limit ?? allowed) - carryOver - reserved - paid);

/**
 * Whether another worked day raises what may be requested: the month has days left, and neither a limit nor a debt
 * absorbs their earnings.
 */
export const isRaisedByDay = (
  facts: EnabledFacts & { daysWorked: number; workingDays: number; salaryPerDay: Tiyin },
): boolean =>
  facts.daysWorked < facts.workingDays &&
  explainEnabled({ ...facts, earned: tiyin(facts.earned + facts.salaryPerDay) }).enabled >
    explainEnabled(facts).enabled;

/**
 * The most that a reserving request may be approved for: what is enabled without its own reserve. Computed before
 * `enabled` is cut off at zero, so that two requests that no longer fit together are not both approved.
 */
export const mostApprovable = (facts: EnabledFacts, ownReserve: Tiyin): Tiyin =>
  explainEnabled({ ...facts, reserved: tiyin(facts.reserved - ownReserve) }).enabled;
