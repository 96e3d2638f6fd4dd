import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayShares,
  partOfSalary,
  partsOf,
  salaryByDays,
  type DayShare,
  type PlannedDay,
} from './dayShare.ts';
import { SALARY_MAX } from './fields/salary.ts';
import { fromSom, tiyin } from './money.ts';

/** Which days of a month it works. */
type Pattern = readonly boolean[];

const planned = (days: readonly Pattern[]): PlannedDay<Pattern>[] =>
  days.map((schedule, place) => ({ schedule, isWorking: schedule[place]! }));
const sharesOf = (days: readonly Pattern[]) =>
  dayShares(planned(days), (schedule, place) => schedule.slice(place).filter(Boolean).length);

const fraction = (share: string) => share.split('/').map(BigInt) as [bigint, bigint];
/** The shares of working days together, over one denominator. */
function sumOf(days: readonly Pattern[]): [bigint, bigint] {
  const shares = sharesOf(days);
  return days.reduce<[bigint, bigint]>(
    ([top, bottom], schedule, place) => {
      if (!schedule[place]) return [top, bottom];
      const [part, of] = fraction(shares[place]!);
      return [top * of + part * bottom, bottom * of];
    },
    [0n, 1n],
  );
}

const pattern = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });
/** Each schedule holds from a day on. */
const changes = fc
  .array(fc.record({ from: fc.nat(29), schedule: pattern }), { maxLength: 4 })
  .map((list) => list.toSorted((a, b) => a.from - b.from));
const daysWith = (first: Pattern, list: readonly { from: number; schedule: Pattern }[]): Pattern[] =>
  Array.from({ length: 30 }, (_, place) => list.findLast(({ from }) => from <= place)?.schedule ?? first);

describe('the shares of a month’s days', () => {
  it('are all of the salary, whatever schedules changed, unless the last one has no working day left', () => {
    fc.assert(
      fc.property(pattern, changes, (first, list) => {
        const days = daysWith(first, list);
        const last = days.at(-1)!;
        const begins = days.findLastIndex((one) => one !== last) + 1;
        const [top, bottom] = sumOf(days);
        if (last.slice(begins).some(Boolean)) expect(top).toBe(bottom);
        else expect(top).toBeLessThanOrEqual(bottom);
      }),
    );
  });

  it('of days before a change are what they were without it', () => {
    fc.assert(
      fc.property(pattern, changes, fc.nat(29), pattern, (first, list, from, schedule) => {
        const before = daysWith(first, list);
        const after = before.map((one, place) => (place < from ? one : schedule));
        expect(sharesOf(after).slice(0, from)).toEqual(sharesOf(before).slice(0, from));
      }),
    );
  });

  it('of the same schedule given again stay the same', () => {
    fc.assert(
      fc.property(pattern, fc.nat(29), (schedule, from) => {
        const again = [...schedule];
        const days = Array.from({ length: 30 }, (_, place) => (place < from ? schedule : again));
        const works = days.flatMap((one, place) => (one[place] ? [sharesOf(days)[place]] : []));
        expect(new Set(works).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('a part of a salary', () => {
  const salary = fromSom(6_600_000);

  it('is exact and rounded down, as the rule was worked by hand', () => {
    expect(partOfSalary(salary, '1/21')).toBe(31_428_571);
    expect(partOfSalary(salary, '0/1')).toBe(0);
    const earned = (...parts: [DayShare, number][]) => {
      const byDays = salaryByDays(salary);
      return parts.map(([share, days]) => byDays(share, days));
    };
    expect(earned(['1/21', 10])).toEqual([314_285_714]);
    // 11/21 and the first eight of 168, together floor(660,000,000 × 142/168).
    expect(earned(['1/21', 10], ['11/168', 4])).toEqual([314_285_714, 172_857_143]);
    expect(earned(['1/21', 10], ['11/168', 8])).toEqual([314_285_714, 345_714_286]);
    expect(earned(['1/21', 0.5], ['1/21', 0.5])).toEqual([15_714_285, 15_714_286]);
  });

  it('loses nothing to floating point or between days, of the largest salary too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 1, maxLength: 31 }),
        fc.integer({ min: 1, max: 31 }),
        (days, of) => {
          const byDays = salaryByDays(tiyin(SALARY_MAX));
          const earned = days.reduce<number>((sum, one) => sum + byDays(`1/${of}`, one), 0);
          const halves = days.reduce<number>((sum, one) => sum + one * 2, 0);
          expect(earned).toBe(Number((BigInt(SALARY_MAX) * BigInt(halves)) / BigInt(of * 2)));
        },
      ),
    );
  });

  it('is so many of so many parts', () => {
    expect(partsOf('1/21', 11.5)).toEqual({ parts: 11.5, of: 21 });
    expect(partsOf('11/168', 4)).toEqual({ parts: 44, of: 168 });
  });
});
