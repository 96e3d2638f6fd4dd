import { describe, expect, it } from 'vitest';
import { cycleShape, weekRuns } from './scheduleShape.ts';

const day = { start: '08:00', end: '20:00' };
const night = { start: '20:00', end: '08:00' };

describe('a week in words', () => {
  it('joins days with the same hours, and none over a day off', () => {
    const short = { start: '08:00', end: '13:00' };
    expect(weekRuns([day, day, null, day, day, short, null])).toEqual([
      { first: 1, last: 2, hours: day },
      { first: 4, last: 5, hours: day },
      { first: 6, last: 6, hours: short },
    ]);
  });
});

describe('a cycle in words', () => {
  it.each([
    [[day, day, null, null], '2/2', '2026-03-01', [day]],
    [[day, night, null, null], '2/2', '2026-03-01', [day, night]],
    [[null, day, null, null], '1/3', '2026-03-02', [day]],
    [[day, null, day, day, null], '1/1/2/1', '2026-03-01', [day]],
    [[day, null, null, day], '2/2', '2026-03-04', [day]],
    [[day, day], null, '2026-03-01', [day]],
  ] as const)('of %j is %s from %s', (days, pattern, from, hours) => {
    expect(cycleShape(days, '2026-03-01')).toEqual({ pattern, from, hours });
  });
});
