import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay } from '../attendance/readDay.ts';
import { shiftMinutes, shiftWindow, type Shift } from '../attendance/shift.ts';
import type { DayKind } from '../calendar/calendar.ts';
import { companyDayStart, DAY_MS, MINUTE_MS, type CompanyDate } from '../calendar/date.ts';
import { quietUntil } from './quietHours.ts';
import { dueReminders, reminderHours } from './reminders.ts';
import { groupsFor, notificationTypes, screenOf } from './types.ts';

const date: CompanyDate = '2026-11-18';
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  );
const shifts = fc.record({
  start: time,
  end: time,
  graceMinutes: fc.integer({ min: 0, max: 60 }),
  closingMinutes: fc.integer({ min: 0, max: 600 }),
});
const ruleOf = (shift: Shift, kind: DayKind) => ({
  ...{ date, kind, shift, breakMinutes: 0, countFromPercent: 50 },
  normMinutes: kind === 'working' ? shiftMinutes(shift) : 0,
});
const at = (clock: string) => Date.parse(`${date}T${clock}:00+05:00`);

describe('the screen of a notification', () => {
  it.each([
    ['/requests/7', { about: 'requestMade', requestId: '7' }],
    ['/home?date=2026-11-17#tardiness', { about: 'reasonRefused', date: '2026-11-17' }],
    ['/employees/8', { about: 'jobDeclined', recordId: '8' }],
    ['/home#cards', { about: 'cardAdded', recordId: '8', last4: '1234', employeeName: null }],
    ['/employees/8', { about: 'cardAdded', recordId: '8', last4: '1234', employeeName: 'Karimova Aziza' }],
    ['/payments/runs/0190', { about: 'salaryPrepared', runId: '0190', period: '2026-10' }],
    ['/reports', { about: 'reportReady', reportId: '9', file: 'people-2026-11-18.xlsx' }],
    ['/attendances/month?month=2026-10', { about: 'monthClosed', month: '2026-10', reason: null }],
    ['/payments?month=2026-10', { about: 'salaryWithheld', month: '2026-10', withheld: 100 }],
    ['/payments?month=2026-10', { about: 'salaryConfirmed', month: '2026-10', added: 100, deducted: 0 }],
    ['/requests', { about: 'requestMade' }],
    ['/requests', undefined],
  ])('is %s', (screen, params) => {
    expect(screenOf({ type: 'other', params })).toBe(screen);
  });
});

it('a reminder of a reason for being late leads to its sheet, and to the day where it is known', () => {
  const screen = (params: unknown) => screenOf({ type: 'enterTardnessReason', params });
  expect(screen({ date: '2026-11-17', minutes: 20 })).toBe('/home?date=2026-11-17#tardiness');
  for (const params of [undefined, { date: 'x' }]) expect(screen(params)).toBe('/home#tardiness');
});

describe('reminders', () => {
  it('are given within the shift’s own hours, on working days, and not for a punch that is made', () => {
    const days = fc.record({
      shift: shifts,
      kind: fc.constantFrom<DayKind>('working', 'dayOff', 'holiday'),
      punches: fc.array(fc.integer({ min: -300, max: 1800 }), { maxLength: 4 }),
      minute: fc.integer({ min: -600, max: 2400 }),
    });
    fc.assert(
      fc.property(days, ({ shift, kind, punches, minute }) => {
        const window = shiftWindow(date, shift);
        const now = window.start + minute * MINUTE_MS;
        const made = punches
          .map((offset) => window.start + offset * MINUTE_MS)
          .filter((instant) => instant >= window.opensAt && instant < window.closesAt && instant <= now)
          .sort((a, b) => a - b)
          .map((instant, index) => ({ type: index % 2 ? ('out' as const) : ('in' as const), at: instant }));
        const day = readDay({ rule: ruleOf(shift, kind), punches: made, now });
        const due = dueReminders(day, shift, now);
        if (kind !== 'working' || now < window.opensAt || now >= window.closesAt) expect(due).toEqual([]);
        if (made.length) expect(due).not.toContain('enterCheckInTime');
        if (made.length % 2 === 0) expect(due).not.toContain('enterCheckOutTime');
        if (day.punctuality !== 'late') expect(due).not.toContain('enterTardnessReason');
        if (day.presence !== 'checkedOut') expect(due).not.toContain('infoCurrentDayWork');
        for (const { from, until } of Object.values(reminderHours(date, shift)))
          expect(from >= window.opensAt && until <= Math.max(window.closesAt, window.end)).toBe(true);
      }),
    );
  });

  it('come five minutes before the shift, at its end, and once somebody is late', () => {
    const shift = { start: '09:00', end: '18:00', graceMinutes: 5, closingMinutes: 240 };
    const due = (now: string, ...punches: string[]) => {
      const made = punches.map((clock, index) => ({
        type: index % 2 ? ('out' as const) : ('in' as const),
        at: at(clock),
      }));
      const day = readDay({ rule: ruleOf(shift, 'working'), punches: made, now: at(now) });
      return dueReminders(day, shift, at(now));
    };
    expect(due('08:54')).toEqual([]);
    expect(due('08:55')).toEqual(['enterCheckInTime']);
    expect(due('10:00')).toEqual([]);
    expect(due('09:30', '09:05')).toEqual([]);
    expect(due('09:30', '09:06')).toEqual(['enterTardnessReason']);
    expect(due('17:59', '08:55')).toEqual([]);
    expect(due('18:00', '08:55')).toEqual(['enterCheckOutTime']);
    expect(due('18:30', '08:55', '18:05')).toEqual(['infoCurrentDayWork']);
  });
});

describe('quiet hours', () => {
  it('end at the time they name, also over midnight', () => {
    expect(quietUntil(at('23:30'), { from: '22:00', to: '07:00' })).toBe(at('07:00') + DAY_MS);
    expect(quietUntil(at('06:59'), { from: '22:00', to: '07:00' })).toBe(at('07:00'));
    expect(quietUntil(at('07:00'), { from: '22:00', to: '07:00' })).toBeUndefined();
    expect(quietUntil(at('13:30'), { from: '13:00', to: '14:00' })).toBe(at('14:00'));
  });

  it('are over within a day, and not quiet when they are', () => {
    fc.assert(
      fc.property(time, time, fc.integer({ min: 0, max: DAY_MS - 1 }), (from, to, offset) => {
        fc.pre(from !== to);
        const now = companyDayStart(date) + offset;
        const until = quietUntil(now, { from, to });
        if (until === undefined) return;
        expect(until > now && until - now <= DAY_MS).toBe(true);
        expect(quietUntil(until, { from, to })).toBeUndefined();
      }),
    );
  });
});

describe('the kinds that a role is asked about', () => {
  const of = (role: 'employee' | 'employer') => groupsFor(role).flatMap(({ types }): string[] => [...types]);

  it('are all of them for an employee, each once', () => {
    expect(of('employee').sort()).toEqual([...notificationTypes].sort());
  });

  it('are those that an employer is ever told of', () => {
    expect(of('employer')).toEqual(['warningNewDevice', 'other']);
  });
});
