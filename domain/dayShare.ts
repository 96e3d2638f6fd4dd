import { tiyin, type Tiyin } from './money.ts';

/** How much of the monthly salary one working day earns, an exact fraction in its lowest terms: `1/21`, `11/168`, `0/1`. */
export type DayShare = string;

interface Fraction {
  top: bigint;
  bottom: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

function reduced({ top, bottom }: Fraction): Fraction {
  const by = divisor(top, bottom);
  return { top: top / by, bottom: bottom / by };
}

const written = ({ top, bottom }: Fraction): DayShare => `${top}/${bottom}`;

function read(share: DayShare): Fraction {
  const [top, bottom] = share.split('/');
  return { top: BigInt(top!), bottom: BigInt(bottom!) };
}

/** The part of a salary that whole days of one share earn, rounded down to a tiyin. */
export function partOfSalary(salary: Tiyin, share: DayShare, days = 1): Tiyin {
  const { top, bottom } = read(share);
  return tiyin(Number((BigInt(salary) * BigInt(days) * top) / bottom));
}

/** How many days of this share make up a month: 21 for `1/21`; null for a fraction whose numerator is not 1. */
export function daysOfShare(share: DayShare): number | null {
  const { top, bottom } = read(share);
  return top === 1n ? Number(bottom) : null;
}

/**
 * Whether the shares of a month's working days add up to the whole salary. A month with a share of zero counts as whole: its last
 * schedule had no working day left to take the rest.
 */
export function areWhole(days: readonly { share: DayShare; working: boolean }[]): boolean {
  let sum: Fraction = { top: 0n, bottom: 1n };
  for (const { share, working } of days) {
    const { top, bottom } = read(share);
    if (top === 0n) return true;
    if (working) sum = reduced({ top: sum.top * bottom + top * sum.bottom, bottom: sum.bottom * bottom });
  }
  return sum.top === sum.bottom;
}

/** A day of a month as a schedule plans it. */
export interface PlannedDay<Schedule> {
  /** Compared by identity. */
  schedule: Schedule;
  isWorking: boolean;
}

/**
 * The share of each day of a month, so that whoever works every planned day earns the salary whatever schedules changed, and a later
 * change leaves the shares before it as they were. Every part of the month with one schedule divides what is left of the salary by the
 * working days that its schedule has until the end of the month; its own working days use up their part of it.
 *
 * @param workingDaysFrom working days of a schedule from the place of a day on until the end of the month
 */
export function dayShares<Schedule>(
  days: readonly PlannedDay<Schedule>[],
  workingDaysFrom: (schedule: Schedule, place: number) => number,
): DayShare[] {
  const shares: DayShare[] = [];
  let left: Fraction = { top: 1n, bottom: 1n };
  let share: Fraction = { top: 0n, bottom: 1n };
  for (const [place, { schedule, isWorking }] of days.entries()) {
    if (place === 0 || schedule !== days[place - 1]!.schedule) {
      const count = workingDaysFrom(schedule, place);
      share =
        count > 0 ? reduced({ top: left.top, bottom: left.bottom * BigInt(count) }) : { top: 0n, bottom: 1n };
    }
    shares.push(written(share));
    if (isWorking)
      left = reduced({
        top: left.top * share.bottom - share.top * left.bottom,
        bottom: left.bottom * share.bottom,
      });
  }
  return shares;
}
