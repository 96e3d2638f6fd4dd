import { describe, expect, it } from 'vitest';
import { arrivalMapOf, halfHourOf, noArrivals } from './arrivalTimes.ts';

const at = (time: string) => Date.parse(`${time}:00+05:00`);

it('a check-in belongs to the half-hour of its time, on the day of the shift, before it or after it', () => {
  expect(halfHourOf(at('2026-11-17T08:29'), '2026-11-17')).toBe(16);
  expect(halfHourOf(at('2026-11-17T08:30'), '2026-11-17')).toBe(17);
  expect(halfHourOf(at('2026-11-16T23:59'), '2026-11-17')).toBe(47);
  expect(halfHourOf(at('2026-11-18T00:10'), '2026-11-17')).toBe(0);
});

describe('a map', () => {
  const came = (days: number, times: Record<number, number>) => ({
    days,
    halfHours: noArrivals().map((_, place) => times[place] ?? 0),
  });

  it('has averages from the first half-hour in use to the last', () => {
    expect(arrivalMapOf([came(3, { 16: 2, 18: 6 }), came(0, {}), came(1, { 17: 1 })])).toEqual({
      halfHours: [16, 17, 18],
      rows: [[0.7, 0, 2], null, [0, 1, 0]],
      most: 2,
    });
  });

  it('can be of more half-hours than are in use, within the day', () => {
    const hoursOf = (time: number) => arrivalMapOf([came(1, { [time]: 1 })], 4).halfHours;
    expect(hoursOf(17)).toEqual([16, 17, 18, 19]);
    expect(hoursOf(0)).toEqual([0, 1, 2, 3]);
    expect(hoursOf(47)).toEqual([44, 45, 46, 47]);
    expect(arrivalMapOf([came(1, { 10: 1, 20: 1 })], 4).halfHours).toHaveLength(11);
  });

  it('of nobody is empty', () => {
    expect(arrivalMapOf([came(0, {}), came(0, {})], 4)).toEqual({
      halfHours: [],
      rows: [null, null],
      most: 0,
    });
  });
});
