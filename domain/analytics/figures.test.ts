import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABSENT_WITHOUT_REASON, isAbsence, standardAbsenceKinds } from '../attendance/absenceKinds.ts';
import type { Employment } from '../employment.ts';
import type { Day } from '../attendance/readDay.ts';
import {
  addDay,
  attendanceRate,
  hoursRate,
  missedPer100,
  noSums,
  punctualityRate,
  type DaySums,
} from './figures.ts';

const at = (time: string) => Date.parse(`2026-11-17T${time}:00+05:00`);
/** A working day from nine to six, in time. */
const came: Day = {
  ...{ date: '2026-11-17', kind: 'working', presence: 'checkedOut', punctuality: 'onTime' },
  ...{ tardinessMinutes: 0, minutesWorked: 540, normMinutes: 480, countsFromMinutes: 240 },
  ...{ counted: true, counting: 'byItself', countedShare: 1, uncountedBecause: null, corrected: false },
  ...{ absence: null, pairs: [{ in: at('09:00'), out: at('18:00') }] },
};
const nobody: Partial<Day> = { pairs: [], minutesWorked: 0, punctuality: 'unknown', counting: 'open' };
const leave = { kind: 9, treatment: 'paidElsewhere' } as const;
const hired: Employment = [{ from: '2026-11-01', to: null }];

const sumsOf = (change: Partial<Day> = {}, employment: Employment = hired): Partial<DaySums> => {
  const sums = noSums();
  addDay(sums, { ...came, ...change }, employment);
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));
};
const due = { people: 1, due: 1, normMinutes: 480 };
const start = { attended: 1, starts: 1, shifts: 1 };

describe('a day', () => {
  it('in time, late, or without a check-out', () => {
    expect(sumsOf()).toEqual({ ...due, ...start, minutesWorked: 540 });
    const late = { punctuality: 'late', tardinessMinutes: 20, minutesWorked: 520 } as const;
    expect(sumsOf(late)).toEqual({ ...due, ...start, late: 1, minutesWorked: 520 });
    const pairs = [{ in: at('09:00'), out: null }];
    expect(sumsOf({ presence: 'missedCheckOut', pairs, minutesWorked: 0 })).toEqual({
      ...{ ...due, ...start, missedCheckOuts: 1 },
    });
    // The shift goes on: what was worked is not known yet.
    expect(sumsOf({ presence: 'present', pairs, minutesWorked: 0 })).toEqual({ ...due, ...start });
  });

  it('on which nobody came, was expected, or was employed', () => {
    expect(sumsOf({ ...nobody, presence: 'absent' })).toEqual({ ...due, absent: 1 });
    expect(sumsOf({ ...nobody, presence: 'notStarted' })).toEqual({});
    expect(sumsOf({ ...nobody, kind: 'dayOff', presence: 'dayOff' })).toEqual({ people: 1 });
    expect(sumsOf({ ...nobody, kind: 'holiday', presence: 'holiday' })).toEqual({ people: 1 });
    expect(sumsOf({ ...nobody, presence: 'absent' }, [{ from: '2026-11-18', to: null }])).toEqual({});
    expect(sumsOf({ ...nobody, presence: 'absent' }, [{ from: '2026-11-01', to: '2026-11-16' }])).toEqual({});
  });

  it('off by an absence is due, and shown apart unless somebody came in spite of it', () => {
    const away = { people: 1, due: 1, away: 1 };
    expect(sumsOf({ ...nobody, presence: 'absent', absence: leave })).toEqual(away);
    expect(sumsOf({ absence: leave })).toEqual({ ...due, ...start, minutesWorked: 540 });
    expect(sumsOf({ absence: leave, counting: 'dismissed' })).toMatchObject({ attended: 1 });
    const off = { ...nobody, kind: 'dayOff', presence: 'dayOff', absence: leave } as const;
    expect(sumsOf(off)).toEqual({ people: 1 });
  });

  it('off without a good reason is absent, whatever it is settled as', () => {
    const absence = { kind: ABSENT_WITHOUT_REASON, treatment: 'unpaid' } as const;
    expect(sumsOf({ ...nobody, presence: 'absent', absence })).toEqual({ ...due, absent: 1 });
    expect(sumsOf({ ...nobody, presence: 'notStarted', absence })).toEqual({});
  });

  it('that was due is one on which somebody came, was absent, or was away', () =>
    fc.assert(
      fc.property(
        fc.constantFrom<Partial<Day>>({}, { ...nobody, presence: 'absent' }, { presence: 'missedCheckOut' }),
        fc.option(fc.constantFrom(...standardAbsenceKinds.filter(isAbsence)), { nil: null }),
        (change, absence) => {
          const sums = {
            ...noSums(),
            ...sumsOf({ ...change, absence: absence && { ...absence, kind: absence.number } }),
          };
          expect(sums.due).toBe(1);
          expect(sums.attended + sums.absent + sums.away).toBe(1);
          expect(sums.normMinutes).toBe(sums.away ? 0 : 480);
        },
      ),
    ));

  it('off that was worked is hours without a norm, and never late', () => {
    const worked = { kind: 'dayOff', punctuality: 'unknown', normMinutes: 0, minutesWorked: 240 } as const;
    expect(sumsOf(worked)).toEqual({ people: 1, shifts: 1, minutesWorked: 240, restMinutes: 240 });
  });

  it('is added to those before', () => {
    const sums = noSums();
    for (const change of [{}, { ...nobody, presence: 'absent' as const }])
      addDay(sums, { ...came, ...change }, hired);
    expect(sums).toMatchObject({ people: 2, due: 2, attended: 1, absent: 1, normMinutes: 960 });
  });
});

describe('rates', () => {
  it('are in percent with one decimal', () => {
    expect(attendanceRate({ attended: 2, due: 3, away: 0 })).toBe(66.7);
    expect(punctualityRate({ starts: 8, late: 1 })).toBe(87.5);
    expect(missedPer100({ missedCheckOuts: 1, shifts: 7 })).toBe(14.3);
    expect(hoursRate({ minutesWorked: 1000, restMinutes: 200, normMinutes: 960 })).toBe(83.3);
  });

  it('of attendance fall by an absence without good reason, and by no other', () => {
    const month = (kinds: (number | null)[]) => {
      const sums = noSums();
      for (const kind of kinds)
        addDay(
          sums,
          kind === null
            ? came
            : { ...came, ...nobody, presence: 'absent', absence: { kind, treatment: 'unpaid' } },
          hired,
        );
      return attendanceRate(sums);
    };
    expect(month([null, null, null, ABSENT_WITHOUT_REASON])).toBe(75);
    expect(month([null, null, null, 9, 16, 19, 6])).toBe(100);
    expect(month([9, 9])).toBe(null);
  });

  it('of nothing are unknown', () => {
    const nothing = noSums();
    expect([
      attendanceRate(nothing),
      punctualityRate(nothing),
      missedPer100(nothing),
      hoursRate(nothing),
    ]).toEqual([...[null, null, null, null]]);
  });
});
