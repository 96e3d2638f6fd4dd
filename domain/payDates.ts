import type { DayKind } from './calendar/calendar.ts';
import {
  addDays,
  companyDayStart,
  DAY_MS,
  daysOfMonth,
  lastDayOf,
  monthOf,
  nextMonth,
  type CompanyDate,
  type CompanyMonth,
} from './calendar/date.ts';
import type { PaySettings } from './organizationSettings.ts';

/** Labour Code Art. 253: wages come at least every half-month. */
const MOST_DAYS_BETWEEN_PAYMENTS = 16;

export interface PayDate {
  kind: 'advance' | 'salary';
  /** The day that the settings name; beyond the end of its month the last day. */
  named: CompanyDate;
  /** That day or, on a day off or holiday, the working day before. */
  paid: CompanyDate;
  because: 'dayOff' | 'holiday' | null;
  daysSinceLast: number | null;
  tooLate: boolean;
}

const dayOf = (month: CompanyMonth, day: number): CompanyDate =>
  daysOfMonth(month)[day - 1] ?? lastDayOf(month);

function lastWorkingDayUntil(named: CompanyDate, kindOf: (date: CompanyDate) => DayKind): CompanyDate {
  let paid = named;
  // In a month without working days, the day stays.
  for (let back = 0; back < 31; back += 1, paid = addDays(paid, -1))
    if (kindOf(paid) === 'working') return paid;
  return named;
}

type PayDays = Pick<PaySettings, 'advanceDay' | 'salaryDay'>;
/** The day of one kind of payment in a month; null when the settings name none. */
type Named = (settings: PayDays, month: CompanyMonth) => CompanyDate | null;

const named: Record<PayDate['kind'], Named> = {
  advance: ({ advanceDay }, month) => {
    const day = advanceDay === 'lastDay' ? 31 : Number(advanceDay ?? Number.NaN);
    return Number.isNaN(day) ? null : dayOf(month, day);
  },
  salary: ({ salaryDay }, month) => (salaryDay === null ? null : dayOf(month, salaryDay)),
};

/**
 * The first day of a month that the settings of that very day name, so that a change in the month neither moves a payment
 * that was due nor pays twice. Where the change jumps over both days, that of the month's first day; none where the new
 * settings name none.
 */
function findNamedDay(
  month: CompanyMonth,
  settingsOn: (date: CompanyDate) => PayDays,
  nameOf: Named,
): CompanyDate | null {
  const days = daysOfMonth(month);
  const [first, last] = [settingsOn(days[0]!), settingsOn(days.at(-1)!)];
  if (first === last) return nameOf(first, month);
  const due = days.find((date) => nameOf(settingsOn(date), month) === date);
  return due ?? (nameOf(last, month) && nameOf(first, month));
}

/** Payments of the next three months, including today's, in the order of payment. */
export function nextPayDates(
  today: CompanyDate,
  settingsOn: (date: CompanyDate) => PayDays,
  kindOf: (date: CompanyDate) => DayKind,
): PayDate[] {
  const last = [1, 2, 3].reduce((month) => nextMonth(month), monthOf(today));
  const until = `${last}-${today.slice(8)}`;
  return payDates(today, settingsOn, kindOf, 4)
    .filter(({ paid, named: day }) => paid >= today && day < until)
    .slice(0, MOST_NEXT);
}

/** Two in each month; the contract's limit. */
const MOST_NEXT = 6;

/** Payments from the month of a date on, in the order of payment. */
export function payDates(
  from: CompanyDate,
  settingsOn: (date: CompanyDate) => PayDays,
  kindOf: (date: CompanyDate) => DayKind,
  count = 3,
): PayDate[] {
  const months = [monthOf(from)];
  while (months.length < count) months.push(nextMonth(months.at(-1)!));
  const due = months.flatMap((month) =>
    (['advance', 'salary'] as const).flatMap((kind) => {
      const date = findNamedDay(month, settingsOn, named[kind]);
      return date === null ? [] : { kind, named: date };
    }),
  );
  const paid = due
    .map((one) => ({ ...one, paid: lastWorkingDayUntil(one.named, kindOf) }))
    .sort((a, b) => (a.paid < b.paid ? -1 : a.paid > b.paid ? 1 : 0));
  return paid.map((one, index) => {
    const before = paid[index - 1];
    const daysSinceLast = before ? (companyDayStart(one.paid) - companyDayStart(before.paid)) / DAY_MS : null;
    const kind = kindOf(one.named);
    return {
      ...one,
      because: one.paid === one.named || kind === 'working' ? null : kind,
      daysSinceLast,
      tooLate: daysSinceLast !== null && daysSinceLast > MOST_DAYS_BETWEEN_PAYMENTS,
    };
  });
}
