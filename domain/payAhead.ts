import { previousMonth, type CompanyDate, type CompanyMonth } from './calendar/index.ts';
import { datedRuns, nextRuns, type DatedRun, type PayPlan } from './dueRuns.ts';
import { tiyin, type Tiyin } from './money.ts';
import type { PayKind } from './payRun.ts';

/**
 * The state of an ended month: its days may still change; it is closed, and its salary is not confirmed; the salary is
 * under way; it was paid, and something is left.
 */
export type LastMonthState = 'open' | 'closed' | 'underWay' | 'left';

/** A person's totals of a month, in tiyin. */
export interface EndedMonth {
  /** By the days that count, with adjustments. */
  earned: Tiyin;
  /** The difference by the accountant's net amount; may be negative. */
  netDifference: Tiyin;
  /** Pay beside the days, and what is taken off. */
  additions: Tiyin;
  deductions: Tiyin;
  /** Of a month in gross. */
  tax: Tiyin;
  /** Overpaid by other months and not taken back yet. */
  carryOver: Tiyin;
  paid: Tiyin;
  /** Approved or sent, and not paid yet. */
  underWay: Tiyin;
  isClosed: boolean;
  /** Whether a salary of the month was confirmed that contains this person. */
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

/** The previous month, until it is paid; null when it earned and added nothing. */
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

/** The next payday, for this month or a later one, whose run is not confirmed yet. */
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
