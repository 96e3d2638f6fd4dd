import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, companyDate, MINUTE_MS, type CompanyDate } from '../calendar/date.ts';
import { shiftDateOf, shiftWindow, type LastShift, type Shift } from './shift.ts';

const at = (local: string) => Date.parse(`${local}:00+05:00`);
const office: Shift = { start: '09:00', end: '18:00', graceMinutes: 0, closingMinutes: 240 };
const night: Shift = { start: '20:00', end: '08:00', graceMinutes: 0, closingMinutes: 240 };

const every = (shift: Shift) => (date: CompanyDate) => ({ date, kind: 'working' as const, shift });

/** A shift on the first of so many days, from a date on; the others are days off with the same hours. */
const inTurn = (first: CompanyDate, length: number, shift: Shift) => (date: CompanyDate) => {
  const place = (Date.parse(date) - Date.parse(first)) / 86_400_000;
  return { date, kind: place % length === 0 ? ('working' as const) : ('dayOff' as const), shift };
};
type ShiftOf = Parameters<typeof shiftDateOf>[1];
const checkIn = (local: string, of: ShiftOf, last?: LastShift) =>
  shiftDateOf({ type: 'in', at: at(local) }, of, last);
const checkOut = (local: string, of: ShiftOf, last?: LastShift) =>
  shiftDateOf({ type: 'out', at: at(local) }, of, last);

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
    expect(shiftDateOf({ type: 'in', at: at(local) }, every(of))).toBe(date);
  });

  it('gives way to the next day’s check-ins where a long closing reaches into it, not to its own check-out', () => {
    const long = every({ ...office, closingMinutes: 900 });
    const worked: LastShift = { date: '2026-03-20', isOpen: true };
    expect(checkIn('2026-03-21T04:59', long)).toBe('2026-03-20');
    expect(checkIn('2026-03-21T05:00', long, worked)).toBe('2026-03-21');
    expect(checkOut('2026-03-21T08:59', long, worked)).toBe('2026-03-20');
    expect(checkOut('2026-03-21T09:00', long, worked)).toBe('2026-03-21');
  });

  it('keeps 24 hours on, 72 off open at its end and ten minutes after it', () => {
    const wholeDay = inTurn('2026-03-20', 4, { ...office, end: '09:00' });
    const worked: LastShift = { date: '2026-03-20', isOpen: true };
    expect(checkOut('2026-03-21T09:00', wholeDay, worked)).toBe('2026-03-20');
    expect(checkOut('2026-03-21T09:10', wholeDay, worked)).toBe('2026-03-20');
    expect(checkIn('2026-03-21T09:20', wholeDay, { ...worked, isOpen: false })).toBe('2026-03-20');
    expect(checkOut('2026-03-21T12:59', wholeDay, worked)).toBe('2026-03-20');
    expect(checkOut('2026-03-21T13:00', wholeDay, worked)).toBe('2026-03-21');
    expect(checkIn('2026-03-24T08:50', wholeDay, worked)).toBe('2026-03-24');
  });

  it('keeps 22 hours every second day open after their end', () => {
    const every2nd = inTurn('2026-03-20', 2, { ...office, start: '08:00', end: '06:00' });
    expect(checkOut('2026-03-21T06:05', every2nd, { date: '2026-03-20', isOpen: true })).toBe('2026-03-20');
    expect(checkIn('2026-03-22T07:55', every2nd, { date: '2026-03-20', isOpen: false })).toBe('2026-03-22');
  });

  it('brings a person back to the night that is under way on the day when day shifts begin', () => {
    const until = { ...night, start: '22:00', end: '06:00' };
    const change = (date: CompanyDate) => ({
      date,
      kind: 'working' as const,
      shift: date < '2026-03-21' ? until : office,
    });
    const left: LastShift = { date: '2026-03-20', isOpen: false };
    expect(checkOut('2026-03-21T05:05', change, { ...left, isOpen: true })).toBe('2026-03-20');
    expect(checkIn('2026-03-21T05:20', change, left)).toBe('2026-03-20');
    expect(checkIn('2026-03-21T05:20', change)).toBe('2026-03-21');
    expect(checkIn('2026-03-21T06:00', change, left)).toBe('2026-03-21');
    expect(checkOut('2026-03-21T09:59', change, { ...left, isOpen: true })).toBe('2026-03-20');
  });

  it('has every instant of a shift in one day, never going back', () => {
    fc.assert(
      fc.property(shift, instant, fc.integer({ min: 0, max: 2_000 }), (of, now, later) => {
        const date = shiftDateOf({ type: 'in', at: now }, every(of));
        const next = shiftDateOf({ type: 'in', at: now + later * MINUTE_MS }, every(of));
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

  it('begins the next of two shifts that adjoin where its start is near', () => {
    const first = { ...night, start: '22:00', end: '06:00' };
    const next = { ...office, start: '06:00', end: '14:00' };
    const adjoining = (date: CompanyDate) => ({
      date,
      kind: 'working' as const,
      shift: date < '2026-03-21' ? first : next,
    });
    const left: LastShift = { date: '2026-03-20', isOpen: false };
    expect(checkIn('2026-03-21T05:58', adjoining, left)).toBe('2026-03-21');
    expect(checkIn('2026-03-21T05:00', adjoining, left)).toBe('2026-03-21');
    expect(checkIn('2026-03-21T04:59', adjoining, left)).toBe('2026-03-20');
  });

  it('lets who has checked in check out until the closing, whatever begins meanwhile', () => {
    fc.assert(
      fc.property(shift, shift, instant, fc.nat(), (of, next, now, part) => {
        const date = companyDate(now);
        const change = (day: CompanyDate) => ({
          date: day,
          kind: 'working' as const,
          shift: day > date ? next : of,
        });
        const { start, closesAt } = shiftWindow(date, of);
        const out = start + (part % (closesAt - start));
        expect(shiftDateOf({ type: 'out', at: out }, change, { date, isOpen: true })).toBe(date);
      }),
    );
  });
});
