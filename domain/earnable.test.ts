import { describe, expect, it } from 'vitest';
import type { EarningDay } from './accrual.ts';
import type { Day } from './attendance/readDay.ts';
import type { CompanyDate } from './calendar/index.ts';
import { earnableByDay, earnableOf, leftDaysOf } from './earnable.ts';
import { fromSom, tiyin } from './money.ts';

type Given = Partial<Pick<Day, 'presence' | 'normMinutes' | 'absence' | 'counting'>> & {
  counted?: number;
  outside?: boolean;
};

/** Working days from the 16th on, each a tenth of 1 000 so'm; then one on which nobody came, so that the month is never whole. */
function month(...those: Given[]): [Day[], EarningDay[]] {
  const given: Given[] = [...those, { presence: 'absent' }];
  const dateOf = (place: number) => `2026-11-${16 + place}` as CompanyDate;
  const days = given.map((one, place) => ({
    ...{ date: dateOf(place), presence: 'notStarted', counting: 'open', normMinutes: 480, absence: null },
    ...one,
  }));
  const earning = given.map(({ normMinutes = 480, counted = 0, outside = false }, place) => ({
    ...{ date: dateOf(place), salary: fromSom(1_000), share: '1/10', counted },
    ...{ working: normMinutes > 0, scheduled: normMinutes > 0 && !outside, kept: null },
  }));
  return [days as unknown as Day[], earning];
}
const of = (until: CompanyDate | null, ...given: Given[]) =>
  earnableOf(...month(...given), { today: '2026-11-16', until });
const worked = { presence: 'checkedOut', counting: 'byItself', counted: 1 } as const;
const away = (treatment: 'worked' | 'unpaid') => ({ absence: { kind: 9, treatment } }) as const;

describe('what a month may still earn', () => {
  it('are the days that count and those that are left', () => {
    expect(of(null, worked, {}, {})).toBe(fromSom(300));
    expect(of(null, worked, { presence: 'present' })).toBe(fromSom(200));
  });

  it('stops the day before it is paid', () => {
    expect(of('2026-11-18', worked, {}, {}, {})).toBe(fromSom(200));
    expect(of('2026-11-16', {}, {})).toBe(0);
  });

  it('has no day outside of the employment', () => {
    expect(of(null, worked, {}, { outside: true })).toBe(fromSom(200));
  });

  it('has no day that is over and does not count, nor a day off', () => {
    expect(of(null, { presence: 'absent' }, { presence: 'missedCheckOut' }, worked)).toBe(fromSom(100));
    expect(of(null, { presence: 'checkedOut', counting: 'halved', counted: 0.5 })).toBe(fromSom(50));
    expect(of(null, { presence: 'dayOff', normMinutes: 0 })).toBe(0);
  });

  it('has today, of whoever has left and may come back, but no earlier day', () => {
    const short = { presence: 'checkedOut', counting: 'undecided' } as const;
    expect(of(null, short)).toBe(fromSom(100));
    expect(earnableOf(...month(short), { today: '2026-11-17', until: null })).toBe(0);
    expect(of(null, { ...short, counting: 'dismissed' })).toBe(0);
  });

  it('has days off by an absence only where it earns', () => {
    expect(of(null, away('worked'), away('unpaid'), {})).toBe(fromSom(200));
  });

  it('is the whole salary when all days of the month count', () => {
    const [days, earning] = month(worked, {}, {});
    const thirds = earning.slice(0, 3).map((day) => ({ ...day, salary: tiyin(100), share: '1/3' }));
    expect(earnableOf(days, thirds, { today: '2026-11-16', until: null })).toBe(100);
  });
});

describe('the days that are left', () => {
  it('are a bit each, the first of the month the lowest', () => {
    const [days, earning] = month(worked, {}, away('worked'), away('unpaid'), { outside: true });
    expect(leftDaysOf(days, earning, '2026-11-16').toString(2)).toBe(`11${'0'.repeat(16)}`);
    const last = [{ ...days[1]!, date: '2026-12-31' as CompanyDate }];
    expect(leftDaysOf(last, [earning[1]!], '2026-12-31')).toBe(2 ** 30);
  });

  it('share what they may add, and the last one reaches all of it', () => {
    const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'] as const;
    const facts = { earned: tiyin(100), earnable: tiyin(200), leftDays: 0b1011 << 15 };
    expect(earnableByDay(dates)(facts)).toEqual([133, 166, 166, 200]);
    expect(earnableByDay(dates)({ ...facts, leftDays: 0 })).toEqual([100, 100, 100, 200]);
    expect(earnableByDay([])(facts)).toEqual([]);
  });
});
