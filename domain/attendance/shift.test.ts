import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, companyDate, MINUTE_MS, type CompanyDate } from '../calendar/date.ts';
import { shiftDateOf, shiftWindow, type Shift } from './shift.ts';

const at = (local: string) => Date.parse(`${local}:00+05:00`);
const office: Shift = { start: '09:00', end: '18:00', graceMinutes: 0, closingMinutes: 240 };
const night: Shift = { start: '20:00', end: '08:00', graceMinutes: 0, closingMinutes: 240 };

const every = (shift: Shift) => (date: CompanyDate) => ({ date, kind: 'working' as const, shift });

const time = fc
  .integer({ min: 0, max: 1439 })
  .map(
    (minutes) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );
const shift = fc.record({
  start: time,
  end: time,
  graceMinutes: fc.constant(0),
  closingMinutes: fc.integer({ min: 0, max: 1440 }),
});
const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });

describe('shift', () => {
  it('opens 4 h before its start and closes after its end', () => {
    expect(shiftWindow('2026-03-20', office)).toEqual({
      opensAt: at('2026-03-20T05:00'),
      start: at('2026-03-20T09:00'),
      end: at('2026-03-20T18:00'),
      closesAt: at('2026-03-20T22:00'),
    });
  });

  it('goes over midnight when it does not end after its start', () => {
    expect(shiftWindow('2026-02-28', night)).toEqual({
      opensAt: at('2026-02-28T16:00'),
      start: at('2026-02-28T20:00'),
      end: at('2026-03-01T08:00'),
      closesAt: at('2026-03-01T12:00'),
    });
  });

  it.each<[string, Shift, string | undefined]>([
    ['2026-03-20T04:59', office, undefined],
    ['2026-03-20T05:00', office, '2026-03-20'],
    ['2026-03-20T21:59', office, '2026-03-20'],
    ['2026-03-20T22:00', office, undefined],
    ['2026-03-20T19:50', night, '2026-03-20'],
    ['2026-03-21T00:10', night, '2026-03-20'],
    ['2026-03-21T08:05', night, '2026-03-20'],
    ['2026-03-21T13:00', night, undefined],
    ['2026-03-20T23:30', { ...office, start: '03:00', end: '12:00' }, '2026-03-21'],
  ])('%s belongs to %#', (local, of, date) => {
    expect(shiftDateOf(at(local), every(of))).toBe(date);
  });

  it('gives way to the next day where a long closing reaches into it, but not before its end', () => {
    const long = { ...office, closingMinutes: 900 };
    expect(shiftWindow('2026-03-20', long).closesAt).toBe(at('2026-03-21T05:00'));
    expect(shiftDateOf(at('2026-03-21T04:59'), every(long))).toBe('2026-03-20');
    expect(shiftDateOf(at('2026-03-21T05:00'), every(long))).toBe('2026-03-21');
    const wholeDay = { ...office, end: '09:00' };
    expect(shiftDateOf(at('2026-03-21T08:59'), every(wholeDay), '2026-03-20')).toBe('2026-03-20');
    expect(shiftDateOf(at('2026-03-21T08:59'), every(wholeDay))).toBe('2026-03-21');
    expect(shiftDateOf(at('2026-03-21T09:00'), every(wholeDay))).toBe('2026-03-21');
  });

  it('has every instant of a shift in one day, never going back', () => {
    fc.assert(
      fc.property(shift, instant, fc.integer({ min: 0, max: 2_000 }), (of, now, later) => {
        const date = shiftDateOf(now, every(of));
        const next = shiftDateOf(now + later * MINUTE_MS, every(of));
        if (date) {
          const { opensAt, closesAt } = shiftWindow(date, of);
          expect(now).toBeGreaterThanOrEqual(opensAt);
          expect(now).toBeLessThan(closesAt);
          if (next) expect(next >= date).toBe(true);
        }
        const today = companyDate(now);
        for (const day of [addDays(today, -1), today]) {
          const { start, end } = shiftWindow(day, of);
          if (start <= now && now < end) expect(date).toBeDefined();
        }
      }),
    );
  });
});
