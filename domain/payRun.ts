import { monthOf, previousMonth, type CompanyDate, type CompanyMonth } from './calendar/index.ts';
import { floorToSom, tiyin, type Tiyin } from './money.ts';

/** Kinds of payments by runs. */
export type PayKind = 'advance' | 'salary';

/** Kinds of runs that somebody may make. */
export type NewRunKind = PayKind | 'requests';

/** `requests` approves requests; a correction pays what an earlier confirmed salary of the month has left. */
export type PayRunKind = NewRunKind | 'correction';

/** Runs that compute what everybody gets. */
export type ComputedRunKind = Exclude<PayRunKind, 'requests'>;

export const isComputed = (kind: PayRunKind): kind is ComputedRunKind => kind !== 'requests';

export const paidBy = (kind: ComputedRunKind): PayKind => (kind === 'advance' ? 'advance' : 'salary');

/** Kinds that settle a month: confirming one settles the month of its people. */
export const settlingKinds = ['salary', 'correction'] as const;

export const settlesMonth = (kind: PayRunKind): kind is (typeof settlingKinds)[number] =>
  kind === 'salary' || kind === 'correction';

/** The amounts from which a person's amount in a run is computed, in tiyin. */
export interface PayRunFacts {
  /** By the days that count. */
  earned: Tiyin;
  /** For a salary: the difference by the accountant's net amount; may be negative. */
  netDifference: Tiyin;
  /** For corrected days of closed months; may be negative. */
  adjustments: Tiyin;
  /** Additions and deductions; only for a salary. */
  additions: Tiyin;
  deductions: Tiyin;
  /** For a month in gross; for an advance, only on its days. Negative where the month's total is negative. */
  tax: Tiyin;
  /** Overpaid in other months and not taken back yet; negative when a month has taken back too much. */
  carryOver: Tiyin;
  /** Requested and not yet paid, and paid, in the same month. */
  reserved: Tiyin;
  paid: Tiyin;
  /** For an advance: its percent of the salary. */
  share: Tiyin | null;
  /** For an advance: the limits in force. */
  limits: readonly Tiyin[];
}

/** Months that a run pays for, the current one among them. */
const PAYABLE_MONTHS = 12;

/** The months that a run may pay for, the latest first: an advance this month, other kinds also one of the eleven before. */
export function payableMonths(kind: NewRunKind, today: CompanyDate): CompanyMonth[] {
  const months = [monthOf(today)];
  if (kind !== 'advance') while (months.length < PAYABLE_MONTHS) months.push(previousMonth(months.at(-1)!));
  return months;
}

/** From this day on, a salary day pays its own month, because most of it is over; before it, the month before. */
const PAYS_ITS_OWN_MONTH_FROM = 16;

/** The month whose salary is paid on a day that the settings name. */
export function salaryMonthOf(named: CompanyDate): CompanyMonth {
  const month = monthOf(named);
  return Number(named.slice(8)) >= PAYS_ITS_OWN_MONTH_FROM ? month : previousMonth(month);
}

/** The percent of the monthly salary that an advance gives. */
export const advanceShare = (salary: Tiyin, percent: number): Tiyin =>
  tiyin(Math.floor((salary * percent) / 100));

export type MonthSums = Pick<
  PayRunFacts,
  'earned' | 'netDifference' | 'adjustments' | 'additions' | 'deductions' | 'tax'
>;

/** The total of a month, before payments. */
export const monthTotal = ({
  earned,
  netDifference,
  adjustments,
  additions,
  deductions,
  tax,
}: MonthSums): Tiyin => tiyin(earned + netDifference + adjustments + additions - tax - deductions);

/**
 * What a run pays a person. An advance is a percent of the salary in whole so'm, but never more than earnings after tax
 * or the limits allow; a salary is all earnings plus additions, less tax and deductions. Amounts that the month has paid
 * or promised already, and overpayments of other months, are deducted; the result is never negative.
 */
export function payRunAmount(
  kind: PayKind,
  { carryOver, reserved, paid, share, limits, ...month }: PayRunFacts,
): Tiyin {
  const given = reserved + paid;
  if (kind === 'salary') return tiyin(Math.max(0, monthTotal(month) - carryOver - given));
  const most = Math.min(share ?? 0, month.earned + month.adjustments - month.tax, ...limits);
  return floorToSom(tiyin(Math.max(0, most - Math.max(0, carryOver) - given)));
}

export interface ShownAdvance extends Pick<
  PayRunFacts,
  'earned' | 'adjustments' | 'tax' | 'carryOver' | 'reserved' | 'paid' | 'share'
> {
  /** The lowest in force; null when there is none. */
  limit: Tiyin | null;
}

/**
 * What limits an advance, if not the percent, and whether it was rounded down to whole so'm: with the deducted amounts,
 * these are the steps from the share of the salary to the amount.
 */
export function advanceSteps({
  share,
  earned,
  adjustments,
  tax,
  limit,
  carryOver,
  reserved,
  paid,
}: ShownAdvance): {
  bound: 'earned' | 'limit' | null;
  isRounded: boolean;
} {
  const byDays = earned + adjustments - tax;
  const most = Math.min(share ?? 0, byDays, limit ?? Infinity);
  const left = tiyin(most - Math.max(0, carryOver) - reserved - paid);
  return {
    bound: most === share ? null : most === limit ? 'limit' : 'earned',
    isRounded: left > 0 && floorToSom(left) !== left,
  };
}

export interface SettledFacts extends MonthSums, Pick<PayRunFacts, 'carryOver' | 'reserved' | 'paid'> {
  /** The part of `reserved` that was or will be sent; a failed payment may never be. */
  underWay: Tiyin;
}

/**
 * What a month with a paid salary carries over. Positive: it has paid more than was earned, which the next salary takes
 * back. Negative: it takes back overpayments of other months. Computed for the whole month, however many runs pay it, so
 * that a later run corrects an earlier one.
 */
export function carryOverOf(month: SettledFacts): Tiyin {
  const { carryOver, reserved, paid, underWay } = month;
  const own = monthTotal(month);
  const due = own - paid - reserved;
  const givenTooMuch = Math.min(0, own - paid - underWay);
  return tiyin(0 - Math.min(carryOver, due >= 0 ? due : givenTooMuch));
}

export interface UnpaidMonth extends Pick<
  SettledFacts,
  'earned' | 'additions' | 'deductions' | 'tax' | 'paid' | 'underWay'
> {
  /** What its own salaries have carried over to other months already; negative where they took back. */
  carried: Tiyin;
}

/** Earnings of these months that are neither paid nor under way, less the overpayments of all months. */
export function unpaidOf(months: readonly UnpaidMonth[], owed: Tiyin): Tiyin {
  const due = months.reduce(
    (sum, { earned, additions, deductions, tax, paid, underWay, carried }) =>
      sum + Math.max(0, earned + additions - deductions - tax + carried - paid - underWay),
    0,
  );
  return tiyin(Math.max(0, due - Math.max(0, owed)));
}
