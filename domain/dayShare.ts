import { tiyin, type Tiyin } from './money.ts';

/** How much of the monthly salary one working day earns, an exact fraction in its lowest terms: `1/21`, `11/168`, `0/1`. */
export type DayShare = string;

interface Fraction {
  top: bigint;
  bottom: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

function reduceFraction({ top, bottom }: Fraction): Fraction {
  const by = divisor(top, bottom);
  return { top: top / by, bottom: bottom / by };
}

const formatShare = ({ top, bottom }: Fraction): DayShare => `${top}/${bottom}`;

function parseShare(share: DayShare): Fraction {
  const [top, bottom] = share.split('/');
  return { top: BigInt(top!), bottom: BigInt(bottom!) };
}

const nothing: Fraction = { top: 0n, bottom: 1n };

const plus = (a: Fraction, b: Fraction): Fraction =>
  a.bottom === b.bottom
    ? { top: a.top + b.top, bottom: a.bottom }
    : reduceFraction({ top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom });

/** Days in halves, because half a day may count. */
const times = (share: DayShare, days: number): Fraction => {
  const { top, bottom } = parseShare(share);
  return { top: BigInt(days * 2) * top, bottom: bottom * 2n };
};

const floorOf = (salary: Tiyin, { top, bottom }: Fraction): Tiyin =>
  tiyin(Number((BigInt(salary) * top) / bottom));

/** The part of a salary that one day of this share earns, rounded down to a tiyin: to be shown, never to be multiplied. */
export const partOfSalary = (salary: Tiyin, share: DayShare): Tiyin => floorOf(salary, parseShare(share));

/**
 * Adds up the earnings of days with different shares of one salary. Each call adds days, and returns by how much the
 * rounded-down sum has grown; so the results add up to the rounded sum, and nothing is lost.
 */
export function salaryByDays(salary: Tiyin): (share: DayShare, days: number) => Tiyin {
  let [part, upToNow] = [nothing, tiyin(0)];
  return (share, days) => {
    if (days === 0) return tiyin(0);
    part = plus(part, times(share, days));
    const before = upToNow;
    upToNow = floorOf(salary, part);
    return tiyin(upToNow - before);
  };
}

/** The parts of a salary that these days earn: 12 of 21 for twelve days of `1/21`. */
export function partsOf(share: DayShare, days: number): { parts: number; of: number } {
  const { top, bottom } = parseShare(share);
  return { parts: Number(top) * days, of: Number(bottom) };
}

/** Whether the share is zero: the schedule began with no working day left in the month to take the rest of the salary. */
export const earnsNothing = (share: DayShare): boolean => share.startsWith('0/');

/** A day of a month as a schedule plans it. */
export interface PlannedDay<Schedule> {
  /** Compared by identity. */
  schedule: Schedule;
  isWorking: boolean;
}

/**
 * The share of each day of a month, such that working every planned day earns the salary however schedules changed, and a
 * later change leaves earlier shares alone. Each part of the month with one schedule divides the rest of the salary by
 * the working days that its schedule has until the end of the month; its own working days use up their part.
 * @param workingDaysFrom working days of a schedule from the index of a day until the end of the month
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
        count > 0
          ? reduceFraction({ top: left.top, bottom: left.bottom * BigInt(count) })
          : { top: 0n, bottom: 1n };
    }
    shares.push(formatShare(share));
    if (isWorking)
      left = reduceFraction({
        top: left.top * share.bottom - share.top * left.bottom,
        bottom: left.bottom * share.bottom,
      });
  }
  return shares;
}
