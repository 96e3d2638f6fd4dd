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
 * Adds up what days of different shares earn of one salary. Each call adds days and returns by how much the sum, rounded down to a
 * tiyin, has grown: the answers add up to the rounded sum, so nothing is lost between them.
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

/** Of how many parts of a salary these days earn how many: 12 of 21 for twelve days of `1/21`. */
export function partsOf(share: DayShare, days: number): { parts: number; of: number } {
  const { top, bottom } = parseShare(share);
  return { parts: Number(top) * days, of: Number(bottom) };
}

/** A schedule that begins when it has no working day left in the month has none to give the rest of the salary to. */
export const earnsNothing = (share: DayShare): boolean => share.startsWith('0/');

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
