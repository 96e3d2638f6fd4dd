import { shiftWindow } from '#domain/attendance/shift.ts';
import type { Planner } from '#domain/attendance/rules.ts';
import {
  addDays,
  companyDate,
  companyDayStart,
  DAY_MS,
  MINUTE_MS,
  monthOf,
  nextMonth,
} from '#domain/calendar/index.ts';
import { nextPayDates } from '#domain/payDates.ts';
import type { PaySettings } from '#domain/organizationSettings.ts';

/** Where the demo's clock can be moved to. */
export const destinations = ['day', 'shift', 'payday', 'monthEnd'] as const;
export type Destination = (typeof destinations)[number];

/** The company by whose days it is moved. */
export interface DemoRules {
  plan: Pick<Planner, 'dayRule'>;
  pay: Pick<PaySettings, 'advanceDay' | 'salaryDay'>;
}

const HOUR_MS = 60 * MINUTE_MS;
/** People are on their way to work, and can be checked in. */
const BEFORE_SHIFT_MS = 10 * MINUTE_MS;
/** By then the runs of the day are prepared. */
const PAYDAY_AT_MS = 10 * HOUR_MS;
/** On the first of the next month, when the month can be closed. */
const MONTH_END_AT_MS = 9 * HOUR_MS;
const MOST_DAYS = 40;

/** The instant after `now` (epoch ms) that the destination means; a day where the company has no such day. */
export function instantOf(destination: Destination, now: number, { plan, pay }: DemoRules): number {
  const today = companyDate(now);
  const kindOf = (date: typeof today) => plan.dayRule(null, date).kind;
  const dates = Array.from({ length: MOST_DAYS }, (_, days) => addDays(today, days));
  const later = (instants: readonly number[]) => instants.find((at) => at > now) ?? now + DAY_MS;
  switch (destination) {
    case 'day':
      return now + DAY_MS;
    case 'shift':
      return later(
        dates
          .filter((date) => kindOf(date) === 'working')
          .map((date) => shiftWindow(date, plan.dayRule(null, date).shift).start - BEFORE_SHIFT_MS),
      );
    case 'payday':
      return later(
        nextPayDates(today, () => pay, kindOf).map(({ paid }) => companyDayStart(paid) + PAYDAY_AT_MS),
      );
    case 'monthEnd':
      return companyDayStart(`${nextMonth(monthOf(today))}-01`) + MONTH_END_AT_MS;
  }
}
