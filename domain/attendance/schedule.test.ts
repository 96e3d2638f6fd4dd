import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysOfMonth, knownDays, weekday, workingDays, calendarOf } from '../calendar/index.ts';
import { defaultWorkSettings } from '../organizationSettings.ts';
import { defaultSchedule } from './rules.ts';
import { scheduledDays, type CycleSchedule, type Hours, type Schedule } from './schedule.ts';

const day: Hours = { start: '08:00', end: '20:00' };
const night: Hours = { start: '20:00', end: '08:00' };
const cycle = (days: CycleSchedule['days'], over: Partial<CycleSchedule> = {}): CycleSchedule => ({
  kind: 'cycle',
  anchor: '2026-01-05',
  breakMinutes: 0,
  worksOnHolidays: true,
  days,
  ...over,
});
const office = defaultSchedule(defaultWorkSettings);
const known = [2025, 2026, 2027].flatMap(knownDays);
const date = fc.integer({ min: -3_000, max: 6_000 }).map((days) => addDays('2020-01-01', days));
const hours = fc.constantFrom<Hours | null>(day, night, null);

describe('the default schedule', () => {
  it.each(['2026-01', '2026-05', '2026-12'] as const)(
    'has the working days of the calendar in %s',
    (month) => {
      const read = scheduledDays(office, known);
      const working = daysOfMonth(month).filter((one) => read(one).kind === 'working');
      expect(working).toEqual(workingDays(month, calendarOf(known, [6, 7])));
    },
  );

  it('takes the break and the hour of an eve off the norm', () => {
    const read = scheduledDays(office, known);
    expect(read('2026-03-18')).toMatchObject({ kind: 'working', normMinutes: 480 });
    expect(read('2026-03-19')).toMatchObject({ kind: 'working', normMinutes: 420 });
    expect(read('2026-03-20')).toMatchObject({ kind: 'holiday', normMinutes: 0 });
  });

  it('works a moved Saturday by the hours of the Friday before', () => {
    expect(scheduledDays(office, known)('2026-12-12')).toEqual({
      kind: 'working',
      hours: { start: '09:00', end: '18:00' },
      normMinutes: 480,
    });
  });
});

describe('a cycle', () => {
  it('repeats for ever, before its anchor too', () => {
    fc.assert(
      fc.property(
        fc.array(hours, { minLength: 1, maxLength: 31 }).filter((days) => days.some(Boolean)),
        date,
        fc.integer({ min: -60, max: 60 }),
        (days, on, rounds) => {
          const read = scheduledDays(cycle(days), []);
          expect(read(addDays(on, rounds * days.length))).toEqual(read(on));
        },
      ),
    );
  });

  it('of two on, two off has every second pair, over month ends and leap days', () => {
    const read = scheduledDays(cycle([day, day, null, null], { anchor: '2028-02-27' }), []);
    const kinds = (['27', '28', '29'] as const).map((of) => read(`2028-02-${of}`).kind);
    expect([...kinds, read('2028-03-01').kind, read('2028-03-02').kind]).toEqual([
      'working',
      'working',
      'dayOff',
      'dayOff',
      'working',
    ]);
  });

  it('knows the norm of a shift over midnight, and whose hours a day off has', () => {
    const read = scheduledDays(cycle([day, night, null, null], { breakMinutes: 60 }), []);
    expect(read('2026-01-06')).toEqual({ kind: 'working', hours: night, normMinutes: 660 });
    expect(read('2026-01-08')).toEqual({ kind: 'dayOff', hours: night, normMinutes: 0 });
  });

  it('works on holidays only where it says so, and takes no part in moved weekends', () => {
    const every = (worksOnHolidays: boolean) => scheduledDays(cycle([day], { worksOnHolidays }), known);
    expect(every(true)('2026-03-08').kind).toBe('working');
    expect(every(false)('2026-03-08').kind).toBe('holiday');
    expect(every(false)('2026-03-09').kind).toBe('working');
    expect(every(false)('2026-01-02').kind).toBe('working');
  });

  it('keeps the company’s own days off', () => {
    const own = [{ date: '2026-06-05', kind: 'dayOff', week: 'all', source: 'company' } as const];
    expect(scheduledDays(cycle([day]), own)('2026-06-05').kind).toBe('dayOff');
  });
});

describe('any schedule', () => {
  const weekly = fc
    .array(hours, { minLength: 7, maxLength: 7 })
    .filter((days) => days.some(Boolean))
    .map((days): Schedule => ({ kind: 'weekly', breakMinutes: 30, worksOnHolidays: false, days }));

  it('has a norm on working days and none on others', () => {
    fc.assert(
      fc.property(weekly, date, (schedule, on) => {
        const read = scheduledDays(schedule, known)(on);
        expect(read.normMinutes > 0).toBe(read.kind === 'working');
        if (read.kind === 'working' && schedule.days[weekday(on) - 1])
          expect(read.hours).toEqual(schedule.days[weekday(on) - 1]);
      }),
    );
  });
});
