import { previousMonth, type CompanyDate, type CompanyMonth } from './calendar/index.ts';
import { datedRuns, nextRuns, type DatedRun, type PayPlan } from './dueRuns.ts';
import { tiyin, type Tiyin } from './money.ts';
import type { PayKind } from './payRun.ts';

/**
 * What became of a month that has ended: its days may still change; it is closed and nobody has confirmed its salary; the salary is on
 * its way; it was paid, and something is left.
 */
export type LastMonthState = 'open' | 'closed' | 'underWay' | 'left';

/** What one person's month came to, tiyin. */
export interface EndedMonth {
  /** By the days that count, with adjustments. */
  earned: Tiyin;
  /** What the accountant's net amount adds to that; may be negative. */
  netDifference: Tiyin;
  /** Pay beside the days, and what is taken off. */
  additions: Tiyin;
  deductions: Tiyin;
  /** Of a month in gross. */
  tax: Tiyin;
  /** Given too much by other months and not taken back yet. */
  carryOver: Tiyin;
  paid: Tiyin;
  /** Approved or sent, and not paid yet. */
  underWay: Tiyin;
  isClosed: boolean;
  /** A salary of it that pays this person, or takes back what they were given, was confirmed. */
  isSettled: boolean;
}

export interface LastMonth {
  month: CompanyMonth;
  earned: Tiyin;
  netDifference: Tiyin;
  additions: Tiyin;
  deductions: Tiyin;
  tax: Tiyin;
  carryOver: Tiyin;
  paid: Tiyin;
  toCome: Tiyin;
  state: LastMonthState;
  payday: DatedRun | null;
}

function stateOf({ isSettled, isClosed, underWay }: EndedMonth): LastMonthState {
  if (isSettled && underWay > 0) return 'underWay';
  if (!isClosed) return 'open';
  return isSettled ? 'left' : 'closed';
}

/** The month before, until it is paid; null when nothing was earned in it and nothing added. */
export function lastMonthOf(
  month: CompanyMonth,
  ended: EndedMonth,
  today: CompanyDate,
  plan: PayPlan,
): LastMonth | null {
  const { earned, netDifference, additions, deductions, tax, paid, isSettled } = ended;
  const made = earned + netDifference + additions;
  const carryOver = tiyin(Math.max(0, ended.carryOver));
  const toCome = tiyin(Math.max(0, made - deductions - tax - carryOver - paid));
  if (made <= 0 || (isSettled && toCome === 0)) return null;
  const days = datedRuns(`${month}-01`, plan).filter((run) => run.kind === 'salary' && run.period === month);
  const ahead = days.find((run) => run.paid >= today) ?? null;
  const payday = ahead ?? (isSettled ? null : (days.at(-1) ?? null));
  const sums = { earned, netDifference, additions, deductions, tax, carryOver, paid, toCome };
  return { month, ...sums, state: stateOf(ended), payday };
}

/** The first payday from today on of this month or a later one that was not confirmed before its day. */
export function nextPaydayOf(
  today: CompanyDate,
  plan: PayPlan,
  isConfirmed: (kind: PayKind, period: CompanyMonth) => boolean,
): DatedRun | null {
  const lastMonth = previousMonth(today.slice(0, 7) as CompanyMonth);
  return (
    nextRuns(today, plan).find(({ kind, period }) => period > lastMonth && !isConfirmed(kind, period)) ?? null
  );
}
