import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areWhole, dayShares, daysOfShare, partOfSalary, type PlannedDay } from './dayShare.ts';
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

it('shares of one schedule are whole; those of two that were stored by their own days are not', () => {
  const month = (...parts: [number, string][]) =>
    parts.flatMap(([days, share]) => Array.from({ length: days }, () => ({ share, working: true })));
  expect(areWhole(month([21, '1/21']))).toBe(true);
  expect(areWhole(month([10, '1/21'], [8, '11/168']))).toBe(true);
  expect(areWhole(month([10, '1/21'], [8, '1/15']))).toBe(false);
  // The new schedule has no working day left.
  expect(areWhole([...month([20, '1/21']), { share: '0/1', working: false }])).toBe(true);
});

describe('a part of a salary', () => {
  it('is exact and rounded down, as the rule was worked by hand', () => {
    const salary = fromSom(6_600_000);
    expect(partOfSalary(salary, '1/21')).toBe(31_428_571);
    expect(partOfSalary(salary, '1/21', 10)).toBe(314_285_714);
    expect(partOfSalary(salary, '11/168', 8)).toBe(345_714_285);
    expect(partOfSalary(salary, '0/1', 8)).toBe(0);
  });

  it('of the largest salary loses nothing to floating point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 31 }), (days, of) => {
        const exact = (BigInt(SALARY_MAX) * BigInt(days)) / BigInt(of);
        expect(partOfSalary(tiyin(SALARY_MAX), `1/${of}`, days)).toBe(Number(exact));
      }),
    );
  });

  it('is one of so many days only when it is a whole one of them', () => {
    expect(['1/21', '11/168', '0/1'].map(daysOfShare)).toEqual([21, null, null]);
  });
});
