import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  knownDays,
  monthOf,
  nextMonth,
  type CalendarDay,
  type CompanyMonth,
} from '../calendar/index.ts';
import { defaultWorkSettings } from '../organizationSettings.ts';
import { defaultSchedule, planner } from './rules.ts';
import type { Hours, Schedule } from './schedule.ts';
import { scheduleMonth } from './scheduleMonth.ts';

const known = [2026, 2027].flatMap(knownDays);
const office = defaultSchedule(defaultWorkSettings);
const day: Hours = { start: '08:00', end: '20:00' };
const night: Hours = { start: '20:00', end: '08:00' };
const cycle = (days: Schedule['days'], over: Partial<Schedule> = {}): Schedule => ({
  kind: 'cycle',
  anchor: '2026-01-05',
  breakMinutes: 60,
  worksOnHolidays: true,
  days,
  ...over,
});

describe('a month of the default schedule', () => {
  it('sums up to the days and the norm of the calendar', () => {
    const { workingDays, normMinutes, days } = scheduleMonth(office, known, '2026-03');
    expect([workingDays, normMinutes]).toEqual([19, 19 * 480 - 60]);
    expect(days.filter(({ isShorter }) => isShorter).map(({ date }) => date)).toEqual(['2026-03-19']);
  });

  it('follows what the company says of its days', () => {
    const own = (date: CalendarDay['date'], kind: CalendarDay['kind']): CalendarDay => ({
      ...{ date, kind, week: 'all', source: 'company' },
    });
    const moved = [...known, own('2026-11-20', 'dayOff'), own('2026-11-21', 'workingDay')];
    const kinds = scheduleMonth(office, moved, '2026-11')
      .days.slice(19, 21)
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['dayOff', 'working']);
    expect(scheduleMonth(office, moved, '2026-11').workingDays).toBe(21);
  });

  it('knows the holidays of years that are not stored, and the eve across the year', () => {
    const december = scheduleMonth(office, [], '2029-12');
    expect(december.days.at(-1)).toMatchObject({ date: '2029-12-31', isShorter: true, normMinutes: 420 });
  });
});

describe('a month of a cycle', () => {
  it('counts a night at the day it begins, over the end of a month and of a leap February', () => {
    const of = (month: CompanyMonth) =>
      scheduleMonth(cycle([night, null, null], { anchor: '2028-02-29' } as never), [], month);
    expect(of('2028-02').days.at(-1)).toMatchObject({ kind: 'working', normMinutes: 660 });
    expect(
      of('2028-03')
        .days.slice(0, 3)
        .map(({ kind }) => kind),
    ).toEqual(['dayOff', 'dayOff', 'working']);
    expect(of('2028-02').normMinutes).toBe(of('2028-02').workingDays * 660);
  });

  it('goes on from one month into the next for years', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom(day, night, null), { minLength: 1, maxLength: 31 })
          .filter((of) => of.some(Boolean)),
        fc.integer({ min: 0, max: 800 }),
        (days, ahead) => {
          const month = monthOf(addDays('2026-01-15', ahead * 30));
          const two = [month, nextMonth(month)].flatMap((one) => scheduleMonth(cycle(days), [], one).days);
          for (const [place, { date, kind }] of two.entries()) {
            const again = two[place + days.length];
            if (again)
              expect([again.date, again.kind === 'working']).toEqual([
                addDays(date, days.length),
                kind === 'working',
              ]);
          }
        },
      ),
    );
  });

  it('is what each day’s rule and the working days of pay say', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Schedule>(
          office,
          cycle([day, day, null, null]),
          cycle([day, night, null, null], { worksOnHolidays: false }),
          { ...office, worksOnHolidays: true },
        ),
        fc.integer({ min: 0, max: 47 }),
        (schedule, ahead) => {
          const month = monthOf(addDays('2026-01-15', ahead * 30));
          const { dayRule, monthPlan } = planner({
            settings: [{ ...defaultWorkSettings, validFrom: '0001-01-01' }],
            schedules: new Map([['own', [{ validFrom: '0001-01-01', schedule }]]]),
            days: known,
          });
          const shown = scheduleMonth(schedule, known, month);
          expect(shown.workingDays).toBe(monthPlan(month, `${month}-01`, () => 'own').workingDays);
          for (const { date, kind, normMinutes } of shown.days)
            expect(dayRule('own', date)).toMatchObject({ kind, normMinutes });
        },
      ),
    );
  });
});
