import { describe, expect, it } from 'vitest';
import { arrivalsOf, sameWeekdaysBefore, type CameInHalfHour } from './arrivals.ts';

const today = '2026-11-18';
const weeks = sameWeekdaysBefore(today);
const came = (date: CameInHalfHour['date'], halfHour: number, people: number, byNow = people) => ({
  ...{ date, halfHour, people, byNow },
});

describe('arrivals beside a usual such weekday', () => {
  it('look back at the same weekday of eight weeks', () => {
    expect(weeks).toHaveLength(8);
    expect([weeks[0], weeks[7]]).toEqual(['2026-11-11', '2026-09-23']);
  });

  it('are nothing when nobody came', () => {
    const nothing = { date: today, total: 0, usualByNow: null, usualDays: [], halfHours: [] };
    expect(arrivalsOf(today, [])).toEqual(nothing);
  });

  it('have no usual values without a day to compare with', () => {
    expect(arrivalsOf(today, [came(today, 17, 2), came(today, 19, 1)])).toEqual({
      ...{ date: today, total: 3, usualByNow: null, usualDays: [] },
      halfHours: [
        { from: '08:30', today: 2, usual: null },
        { from: '09:00', today: 0, usual: null },
        { from: '09:30', today: 1, usual: null },
      ],
    });
  });

  it('are compared with the last four days on which somebody came, and with no other', () => {
    const days = [weeks[7]!, weeks[5]!, weeks[4]!, weeks[2]!, weeks[1]!];
    const far = came('2026-09-16', 0, 100);
    const found = arrivalsOf(today, [
      far,
      came('2026-11-17', 1, 100),
      ...days.map((day) => came(day, 18, 4)),
    ]);
    expect(found.usualDays).toEqual([weeks[1], weeks[2], weeks[4], weeks[5]]);
    expect(found.halfHours).toEqual([{ from: '09:00', today: 0, usual: 4 }]);
    expect(found.total).toBe(0);
  });

  it('are means to a tenth, over the days and not over those who came in the half-hour', () => {
    const found = arrivalsOf(today, [
      came(today, 47, 1),
      ...[came(weeks[0]!, 44, 5, 5), came(weeks[0]!, 46, 1, 0), came(weeks[1]!, 44, 2, 1)],
      came(weeks[2]!, 44, 1, 1),
    ]);
    expect(found).toEqual({
      ...{ date: today, total: 1, usualByNow: 2.3, usualDays: weeks.slice(0, 3) },
      halfHours: [
        { from: '22:00', today: 0, usual: 2.7 },
        { from: '22:30', today: 0, usual: 0 },
        { from: '23:00', today: 0, usual: 0.3 },
        { from: '23:30', today: 1, usual: 0 },
      ],
    });
  });
});
