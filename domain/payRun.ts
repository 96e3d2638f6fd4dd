import { monthOf, previousMonth, type CompanyDate, type CompanyMonth } from './calendar/index.ts';
import { floorToSom, tiyin, type Tiyin } from './money.ts';

/** What people are paid by a run. */
export type PayKind = 'advance' | 'salary';

/** What somebody may make a run of. */
export type NewRunKind = PayKind | 'requests';

/**
 * `requests` approves what people have asked for; a correction pays what a salary of the month that was confirmed before has left.
 */
export type PayRunKind = NewRunKind | 'correction';

/** Runs that compute what everybody gets. */
export type ComputedRunKind = Exclude<PayRunKind, 'requests'>;

export const isComputed = (kind: PayRunKind): kind is ComputedRunKind => kind !== 'requests';

export const paidBy = (kind: ComputedRunKind): PayKind => (kind === 'advance' ? 'advance' : 'salary');

/** A salary and its corrections are all that is left of a month: confirming one settles the month of its people. */
export const settlingKinds = ['salary', 'correction'] as const;

export const settlesMonth = (kind: PayRunKind): kind is (typeof settlingKinds)[number] =>
  kind === 'salary' || kind === 'correction';

/** What a person's amount in a run is computed from, tiyin. */
export interface PayRunFacts {
  /** By the days that count. */
  earned: Tiyin;
  /** Of a salary: what the accountant's net amount adds to that; may be negative. */
  netDifference: Tiyin;
  /** For corrected days of closed months; may be negative. */
  adjustments: Tiyin;
  /** Pay beside the days, and what is taken off: of a salary alone. */
  additions: Tiyin;
  deductions: Tiyin;
  /** Of a month in gross; of an advance, on its days alone. Below zero where the month comes to less than nothing. */
  tax: Tiyin;
  /** Given too much in other months and not taken back yet; below zero when a month has taken too much back. */
  carryOver: Tiyin;
  /** Of the same month: asked for and not paid yet, and paid. */
  reserved: Tiyin;
  paid: Tiyin;
  /** Of an advance: its percent of the salary. */
  share: Tiyin | null;
  /** Of an advance: the limits in force. */
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

/** What a month comes to for its person, before anything is paid of it. */
export const monthTotal = ({
  earned,
  netDifference,
  adjustments,
  additions,
  deductions,
  tax,
}: MonthSums): Tiyin => tiyin(earned + netDifference + adjustments + additions - tax - deductions);

/**
 * What a run gives a person. An advance is a percent of the salary in whole so'm, though never more than was earned by then or the
 * limits allow, after tax; a salary is all that was earned, with
 * what was added to it and without tax and deductions. What the month has given or promised already is taken off, and what other months
 * gave too much; nothing is ever asked back.
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
 * What bounds an advance, where it is not the percent itself, and whether it lost a part of a so'm: with what is taken off, the steps from
 * the share of the salary to the amount.
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
  /** Of the reserved, what has left or will: a failed payment may never come. */
  underWay: Tiyin;
}

/**
 * What a month whose salary is paid leaves to the next ones: above zero, it has given more than was earned, which is taken back
 * from the next salary; below zero, it takes back so much of what other months gave too much. Counted for the whole month, however
 * many runs pay it, so that a later run of it corrects an earlier one.
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
  /** What its own salaries have left to other months already; below zero what they took back. */
  carried: Tiyin;
}

/**
 * What somebody has earned in these months and has neither been paid nor will be by payments under way, without what all months
 * together gave too much.
 */
export function unpaidOf(months: readonly UnpaidMonth[], owed: Tiyin): Tiyin {
  const due = months.reduce(
    (sum, { earned, additions, deductions, tax, paid, underWay, carried }) =>
      sum + Math.max(0, earned + additions - deductions - tax + carried - paid - underWay),
    0,
  );
  return tiyin(Math.max(0, due - Math.max(0, owed)));
}
