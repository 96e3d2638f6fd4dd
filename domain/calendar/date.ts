/** A day in Asia/Tashkent, `YYYY-MM-DD`. Sorts and compares as text. Other texts become one by `isCompanyDate`. */
export type CompanyDate = `${number}-${number}-${number}`;
/** `YYYY-MM`. */
export type CompanyMonth = `${number}-${number}`;

/** Asia/Tashkent is UTC+5 all year. */
export const TASHKENT_OFFSET_MS = 5 * 3_600_000;
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

const midnightUtc = (date: CompanyDate): number => Date.parse(`${date}T00:00:00Z`);
const dateOfUtc = (ms: number): CompanyDate => new Date(ms).toISOString().slice(0, 10) as CompanyDate;

/** The company date of the instant (epoch ms). */
export const companyDate = (instantMs: number): CompanyDate => dateOfUtc(instantMs + TASHKENT_OFFSET_MS);

/** The instant (epoch ms) at which the date begins in Tashkent. */
export const companyDayStart = (date: CompanyDate): number => midnightUtc(date) - TASHKENT_OFFSET_MS;

export const addDays = (date: CompanyDate, days: number): CompanyDate =>
  dateOfUtc(midnightUtc(date) + days * DAY_MS);

/** 1 = Monday … 7 = Sunday. */
export const weekday = (date: CompanyDate): number => new Date(midnightUtc(date)).getUTCDay() || 7;

export const monthOf = (date: CompanyDate): CompanyMonth => date.slice(0, 7) as CompanyMonth;

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** 0 for a month that does not exist. Months from 1 on. */
const lengthOf = (year: number, month: number): number =>
  (lengths[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');
const daysOfLongest = Array.from({ length: 31 }, (_, index) => padded(index + 1, 2));

const yearAndMonthOf = (month: CompanyMonth) => [Number(month.slice(0, 4)), Number(month.slice(5))] as const;

const MOST_KEPT = 600;
const keptDays = new Map<CompanyMonth, readonly CompanyDate[]>();

/** The month's dates in order. Kept, because months of thousands of people ask for them. */
export function daysOfMonth(month: CompanyMonth): readonly CompanyDate[] {
  const known = keptDays.get(month);
  if (known) return known;
  const days = daysOfLongest
    .slice(0, lengthOf(...yearAndMonthOf(month)))
    .map((day) => `${month}-${day}` as CompanyDate);
  if (keptDays.size === MOST_KEPT) keptDays.clear();
  keptDays.set(month, Object.freeze(days));
  return days;
}

export const lastDayOf = (month: CompanyMonth): CompanyDate => daysOfMonth(month).at(-1)!;

/** Any number of months after, or before, another. */
export const monthAfter = (month: CompanyMonth, months: number): CompanyMonth => {
  const [year, number] = yearAndMonthOf(month);
  const since = year * 12 + number - 1 + months;
  return `${padded(Math.floor(since / 12), 4)}-${padded((since % 12) + 1, 2)}` as CompanyMonth;
};
export const previousMonth = (month: CompanyMonth): CompanyMonth => monthAfter(month, -1);
export const nextMonth = (month: CompanyMonth): CompanyMonth => monthAfter(month, 1);

/** Both included; empty when the last is before the first. */
export const monthsBetween = (first: CompanyMonth, last: CompanyMonth): CompanyMonth[] =>
  first > last ? [] : [first, ...monthsBetween(nextMonth(first), last)];

/**
 * True for an existing day written `YYYY-MM-DD`. Computed without Date, because a list of 50,000 people asks it for
 * each.
 */
export function isCompanyDate(text: string): text is CompanyDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  return day >= 1 && day <= lengthOf(Number(text.slice(0, 4)), month);
}
