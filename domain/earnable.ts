import { earnedOf, type EarningDay } from './accrual.ts';
import type { Day } from './attendance/readDay.ts';
import type { CompanyDate } from './calendar/index.ts';
import type { Tiyin } from './money.ts';

/**
 * A working day that is not over, on which somebody is expected or away by an absence that earns. Whoever has checked out today may
 * come back.
 */
const mayStillCount = (
  { date, presence, normMinutes, absence, counting }: Day,
  today: CompanyDate,
): boolean =>
  normMinutes > 0 &&
  (presence === 'notStarted' ||
    presence === 'present' ||
    (presence === 'checkedOut' && counting === 'undecided' && date >= today)) &&
  (absence === null || absence.treatment === 'worked');

/**
 * What a month will have earned before a date, or by its end, if every working day that is left counts. Days that are over and wait for a
 * decision are not in it.
 * `earning` are the same days, in the same order.
 */
export const earnableOf = (
  days: readonly Day[],
  earning: readonly EarningDay[],
  { today, until }: { today: CompanyDate; until: CompanyDate | null },
): Tiyin =>
  earnedOf(
    earning.map((one, place) =>
      mayStillCount(days[place]!, today) && (until === null || one.date < until)
        ? { ...one, counted: 1 }
        : one,
    ),
  );
