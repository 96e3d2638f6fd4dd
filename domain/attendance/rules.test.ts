import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earnedOf, type EarningDay } from '../accrual.ts';
import { addDays, daysOfMonth, knownDays, monthOf, type CompanyDate } from '../calendar/index.ts';
import { FIRST_DAY, versionOn } from '../dated/versions.ts';
import { tiyin } from '../money.ts';
import { defaultWorkSettings, type WorkSettings } from '../organizationSettings.ts';
import { scheduleOf, type Assigned, type Membership } from './assignment.ts';
import { planner, type ScheduleVersion } from './rules.ts';

const date = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2026-01-01', days));
const time = fc.constantFrom('06:00', '08:30', '09:00', '14:00', '22:00');
const settings: fc.Arbitrary<WorkSettings> = fc.record({
  daysOff: fc.constantFrom([6, 7], [7], [1, 2]),
  shiftStart: time,
  shiftEnd: fc.constantFrom('12:00', '18:00', '05:00'),
  breakMinutes: fc.constantFrom(0, 30, 60),
  graceMinutes: fc.constantFrom(0, 10),
  closingMinutes: fc.constantFrom(0, 240),
  countFromPercent: fc.integer({ min: 1, max: 100 }),
  punchGapSeconds: fc.constant(60),
  takesLatePunches: fc.boolean(),
  reasonDays: fc.integer({ min: 1, max: 5 }),
});
const days = [2026, 2027, 2028].flatMap(knownDays);
const inOrder = <V extends { validFrom: CompanyDate }>(versions: V[]) =>
  versions.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));

describe('a dated rule', () => {
  it('is the last one of its day or before', () => {
    const versions = inOrder([
      { validFrom: FIRST_DAY },
      { validFrom: '2026-03-01' },
      { validFrom: '2026-05-01' },
    ]);
    expect(versionOn(versions, '2026-02-28')?.validFrom).toBe(FIRST_DAY);
    expect(versionOn(versions, '2026-03-01')?.validFrom).toBe('2026-03-01');
    expect(versionOn(versions, '2027-01-01')?.validFrom).toBe('2026-05-01');
    expect(versionOn([], '2027-01-01')).toBeUndefined();
  });

  it('changes nothing of any day before its own', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ validFrom: date, settings }), {
          maxLength: 4,
          selector: ({ validFrom }) => validFrom,
        }),
        fc.record({ validFrom: date, settings }),
        fc.integer({ min: 1, max: 400 }),
        (had, change, earlier) => {
          const first = { ...defaultWorkSettings, validFrom: FIRST_DAY };
          const flat = had.map(({ validFrom, settings: of }) => ({ validFrom, ...of }));
          const before = planner({ settings: inOrder([first, ...flat]), schedules: new Map(), days });
          const changed = [
            ...flat.filter(({ validFrom }) => validFrom !== change.validFrom),
            { validFrom: change.validFrom, ...change.settings },
          ];
          const after = planner({ settings: inOrder([first, ...changed]), schedules: new Map(), days });
          const on = addDays(change.validFrom, -earlier);
          expect(after.dayRule(null, on)).toEqual(before.dayRule(null, on));
          const [month, always] = [monthOf(on), () => null];
          expect(after.monthPlan(month, `${month}-01`, always).shareOn.get(on)).toBe(
            before.monthPlan(month, `${month}-01`, always).shareOn.get(on),
          );
          expect(after.dayRule(null, change.validFrom).shift.start).toBe(change.settings.shiftStart);
        },
      ),
    );
  });
});

describe('the schedule of a person on a day', () => {
  const ofUnits = new Map<string, Assigned[]>([
    ['shop', [{ validFrom: '2026-02-01', scheduleId: 'unit’s' }]],
  ]);
  const units: Membership[] = [{ validFrom: '2026-01-10', unitId: 'shop' }];
  const own: Assigned[] = [
    { validFrom: '2026-03-01', scheduleId: 'own' },
    { validFrom: '2026-04-01', scheduleId: null },
  ];

  it.each<[CompanyDate, string | null]>([
    ['2026-01-31', null],
    ['2026-02-01', 'unit’s'],
    ['2026-03-01', 'own'],
    ['2026-03-31', 'own'],
    ['2026-04-01', 'unit’s'],
  ])('on %s is %s', (on, scheduleId) => {
    expect(scheduleOf({ own, units }, { ofUnits, closings: new Map() }, on)).toBe(scheduleId);
  });

  it.each<[CompanyDate, string | null]>([
    ['2026-03-09', 'own'],
    ['2026-03-10', 'unit’s'],
    ['2026-03-19', 'unit’s'],
    ['2026-03-20', null],
    ['2026-04-01', null],
  ])(
    'with the own one closed from the 10th and the unit’s from the 20th on, on %s is %s',
    (on, scheduleId) => {
      const closings = new Map<string, CompanyDate>([
        ['own', '2026-03-10'],
        ['unit’s', '2026-03-20'],
      ]);
      expect(scheduleOf({ own, units }, { ofUnits, closings }, on)).toBe(scheduleId);
    },
  );

  it('follows the version of its day', () => {
    const week = (start: string): ScheduleVersion['schedule'] => ({
      kind: 'weekly',
      breakMinutes: 0,
      worksOnHolidays: false,
      days: Array.from({ length: 7 }, () => ({ start, end: '23:00' })),
    });
    const schedules = new Map<string, ScheduleVersion[]>([
      [
        'own',
        [
          { validFrom: '2026-03-01', schedule: week('10:00') },
          { validFrom: '2026-03-15', schedule: week('11:00') },
        ],
      ],
    ]);
    const plan = planner({
      settings: [{ ...defaultWorkSettings, validFrom: FIRST_DAY }],
      schedules,
      // A stored year that has no other holiday.
      days: [{ date: '2026-01-01', kind: 'holiday', week: 'all', source: 'law' }],
    });
    const starts = (['2026-02-28', '2026-03-14', '2026-03-15'] as const).map(
      (on) => plan.dayRule('own', on).shift.start,
    );
    expect(starts).toEqual(['09:00', '10:00', '11:00']);
    const workingDays = (id: string | null) => plan.monthPlan('2026-03', '2026-03-01', () => id).workingDays;
    expect([workingDays('own'), workingDays(null)]).toEqual([31, 22]);
  });
});

describe('a month that is divided by two schedules', () => {
  /** Two on, two off, from the 16th. */
  const twoByTwo: ScheduleVersion['schedule'] = {
    ...{ kind: 'cycle', breakMinutes: 60, worksOnHolidays: true, anchor: '2026-11-16' },
    days: [{ start: '09:00', end: '18:00' }, { start: '09:00', end: '18:00' }, null, null],
  };
  const plan = planner({
    settings: [{ ...defaultWorkSettings, validFrom: FIRST_DAY }],
    schedules: new Map([['cycle', [{ validFrom: FIRST_DAY, schedule: twoByTwo }]]]),
    days,
  });
  const fromTheMiddle = (date: CompanyDate) => (date >= '2026-11-16' ? 'cycle' : null);
  const planOf = (hiredOn: CompanyDate) => plan.monthPlan('2026-11', hiredOn, fromTheMiddle);
  const salary = tiyin(660_000_000);
  const earning = (counts: (date: CompanyDate) => boolean): EarningDay[] =>
    daysOfMonth('2026-11').map((date) => {
      const working = plan.dayRule(fromTheMiddle(date), date).kind === 'working';
      const counted = working && counts(date) ? 1 : 0;
      return {
        date,
        salary,
        share: planOf('2026-01-01').shareOn.get(date)!,
        ...{ working, scheduled: working },
        counted,
        kept: null,
      };
    });

  it('gives the second one what the first one has left', () => {
    const { shareOn, workingDays } = planOf('2026-01-01');
    expect([shareOn.get('2026-11-02'), shareOn.get('2026-11-16'), workingDays]).toEqual([
      '1/21',
      '11/168',
      18,
    ]);
    expect(earnedOf(earning(() => true))).toBe(660_000_000);
    expect(earnedOf(earning((date) => date <= '2026-11-21'))).toBe(487_142_857);
  });

  it('has the schedule of the hire before it', () => {
    const { shareOn, workingDays } = planOf('2026-11-20');
    expect(shareOn.get('2026-11-24')).toBe(`1/${workingDays}`);
  });
});
