import { fromSom, tiyin, type Tiyin } from '#domain/money.ts';

/** Of October and of November 2026. */
export const WORKING_DAYS = 21;
/** Of the salary, until a company chooses another. */
const ADVANCE_PERCENT = 40;

/** A person's month by the rules of docs/product.md, counted beside the product. */
export interface PersonMonth {
  days: number;
  earned: Tiyin;
  /** Beside the days. */
  bonus: Tiyin;
  asked: Tiyin;
  /** Days worked when advances were paid by a run. */
  daysByAdvance: number;
  advance: Tiyin;
  /** What earlier months gave too much. */
  owed: Tiyin;
  /** Above zero, left to the next month; below, taken back for an earlier one. */
  carried: Tiyin;
  salary: Tiyin;
}

export const shareOf = (salary: Tiyin) => tiyin(Math.floor((salary * ADVANCE_PERCENT) / 100));
export const earnedBy = (salary: Tiyin, days: number) => tiyin(Math.floor((salary * days) / WORKING_DAYS));
export const wholeSom = (amount: number) => tiyin(amount - (amount % fromSom(1)));
export const half = (amount: Tiyin) => tiyin(Math.floor(amount / 2));
export const sumOf = (amounts: readonly Tiyin[]) => amounts.reduce((sum, one) => tiyin(sum + one), tiyin(0));

export function monthOf(
  salary: Tiyin,
  days: number,
  { daysByAdvance = 0, asked = tiyin(0), owed = tiyin(0), bonus = tiyin(0) } = {},
): PersonMonth {
  const earned = earnedBy(salary, days);
  const most = Math.min(shareOf(salary), earnedBy(salary, daysByAdvance));
  const advance = wholeSom(Math.max(0, most - asked));
  const due = earned + bonus - asked - advance;
  const takenBack = Math.min(owed, Math.max(0, due));
  const carried = tiyin(Math.max(0, 0 - due) - takenBack);
  const left = tiyin(Math.max(0, due - takenBack));
  return { days, earned, bonus, asked, daysByAdvance, advance, owed, carried, salary: left };
}
