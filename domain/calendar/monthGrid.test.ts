import { describe, expect, test } from 'vitest';
import { weekday } from './date.ts';
import { addMonths, clampDate, moveDate, weeksOfMonth } from './monthGrid.ts';

describe('the weeks of a month', () => {
  test.each(['2026-02', '2026-11', '2027-02', '2028-02'] as const)(
    '%s has each day under its weekday',
    (month) => {
      const weeks = weeksOfMonth(month);
      for (const week of weeks) expect(week).toHaveLength(7);
      for (const week of weeks)
        week.forEach((date, at) => {
          if (date) expect(weekday(date)).toBe(at + 1);
        });
      const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      expect(weeks.flat().filter(Boolean)).toHaveLength(last);
    },
  );
});

describe('a move by a key', () => {
  test.each([
    ['2026-11-30', 'day', 1, '2026-12-01'],
    ['2026-11-04', 'week', -1, '2026-10-28'],
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2026-01-15', 'month', -1, '2025-12-15'],
    ['2028-02-29', 'year', 1, '2029-02-28'],
    ['2026-11-20', 'edgeOfWeek', -1, '2026-11-16'],
    ['2026-11-20', 'edgeOfWeek', 1, '2026-11-22'],
  ] as const)('%s by a %s (%d)', (from, by, way, to) => {
    expect(moveDate(from, by, way)).toBe(to);
  });

  test('crosses years in both directions', () => {
    expect([addMonths('2026-11-20', 14), addMonths('2026-11-20', -11)]).toEqual(['2028-01-20', '2025-12-20']);
  });

  test('stays within the ends', () => {
    expect(clampDate('2026-11-25', '2026-11-01', '2026-11-20')).toBe('2026-11-20');
    expect(clampDate('2026-10-25', '2026-11-01')).toBe('2026-11-01');
  });
});
