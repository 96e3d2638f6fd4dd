import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isRaisedByDay,
  leftToRequest,
  earnedByDay,
  earnedOf,
  earningSpans,
  explainEnabled,
  mostApprovable,
  type EarningDay,
} from './accrual.ts';
import { daysOfMonth, type CompanyDate } from './calendar/index.ts';
import { FIRST_DAY, versionOn, withVersion } from './dated/versions.ts';
import { SALARY_MAX } from './fields/salary.ts';
import { fromSom, isWholeSom, tiyin, type Tiyin } from './money.ts';

const salary = fc.integer({ min: 1, max: SALARY_MAX }).map(tiyin);

const dates = daysOfMonth('2026-10');

/** Working days in a row, of which the first ones count. */
const worked = (
  monthly: Tiyin,
  { workingDays, counted }: { workingDays: number; counted: number },
): EarningDay[] =>
  Array.from({ length: workingDays }, (_, index): EarningDay => ({
    ...{
      date: dates[index]!,
      salary: monthly,
      share: `1/${workingDays}`,
      working: true,
      scheduled: true,
      kept: null,
    },
    counted: index < counted ? 1 : 0,
  }));

describe('a month of spans', () => {
  const day = fc.record({
    salary: fc.constantFrom(300_000_000, 500_000_001, 700_000_007).map(tiyin),
    share: fc.constantFrom('1/20', '1/21', '11/168', '0/1'),
    working: fc.boolean(),
    counted: fc.constantFrom(0, 0.5, 1),
  });
  const month = fc.array(day, { minLength: 1, maxLength: 31 }).map((days) =>
    days.map(({ counted, ...one }, index): EarningDay => ({
      ...{ ...one, scheduled: one.working, kept: null },
      date: dates[index]!,
      counted: one.working ? counted : 0,
    })),
  );

  it.each([
    [fromSom(5_000_000), 23, 22, 478_260_869],
    [fromSom(5_000_000), 23, 23, 500_000_000],
    [fromSom(3_900_000), 21, 14, 260_000_000],
    [fromSom(6_600_000), 21, 15, 471_428_571],
  ])('earns of %i in %i days %i: %i', (monthly, workingDays, counted, earned) => {
    expect(earningSpans(worked(monthly, { workingDays, counted }))).toMatchObject([{ counted, earned }]);
  });

  it('earns nothing in a month without working days', () => {
    const off = {
      salary: tiyin(100),
      share: '0/1',
      working: false,
      scheduled: false,
      counted: 0,
      kept: null,
    };
    expect(earningSpans(dates.map((date) => ({ ...off, date })))).toMatchObject([{ earned: 0 }]);
  });

  it('never exceeds the salary and never falls with another day', () => {
    const days = fc.integer({ min: 1, max: 31 });
    fc.assert(
      fc.property(salary, days, days, (monthly, workingDays, counted) => {
        const earned = earnedOf(worked(monthly, { workingDays, counted }));
        const next = earnedOf(worked(monthly, { workingDays, counted: counted + 1 }));
        expect(Number.isSafeInteger(earned)).toBe(true);
        expect(earned).toBeGreaterThanOrEqual(0);
        expect(earned).toBeLessThanOrEqual(monthly);
        expect(next).toBeGreaterThanOrEqual(earned);
      }),
    );
  });

  it('rounds each salary down once, whatever shares its days have', () => {
    const monthly = fromSom(100);
    const month_ = worked(monthly, { workingDays: 7, counted: 7 }).map((one, index) => ({
      ...one,
      // 3 of 7 days, and 6 instead of the other 4.
      share: index < 3 ? '1/7' : '2/21',
    }));
    const extra = month_.slice(-2).map((one, index) => ({ ...one, date: dates[7 + index]! }));
    expect(earningSpans([...month_, ...extra]).map(({ earned }) => earned)).toEqual([4_285, 5_715]);
    const absent = { ...extra[1]!, counted: 0 };
    expect(earningSpans([...month_, extra[0]!, absent]).map(({ earned }) => earned)).toEqual([4_285, 4_762]);
    const raised = { ...extra[1]!, salary: fromSom(200) };
    expect(earnedOf([...month_, extra[0]!, raised])).toBe(9_047 + 1_904);
  });

  it('gives the whole salary where the last schedule has no working day left to take the rest', () => {
    const full = worked(fromSom(210), { workingDays: 20, counted: 20 }).map((one) => ({
      ...one,
      share: '1/21',
    }));
    const rest = {
      ...full[0]!,
      date: dates[20]!,
      working: false,
      scheduled: false,
      counted: 0,
      share: '0/1',
    };
    expect(earningSpans([...full, rest]).map(({ earned }) => earned)).toEqual([21_000, 0]);
    expect(earnedOf([{ ...full[0]!, counted: 0 }, ...full.slice(1), rest])).toBe(19_000);
  });

  it('earns by its days what it earns, and keeps what a closed month has earned', () => {
    fc.assert(
      fc.property(month, (days) => {
        const each = earnedByDay(days);
        expect(each.reduce((sum, one) => sum + one, 0)).toBe(earnedOf(days));
        const kept = days.map((one, index) => ({ ...one, kept: tiyin(each[index]! + index) }));
        const more = kept.reduce((sum, _, index) => sum + index, 0);
        expect(earnedOf(kept)).toBe(earnedOf(days) + more);
        expect(earnedOf([{ ...kept[0]!, kept: null }, ...kept.slice(1)])).toBe(earnedOf(days));
      }),
    );
  });
});

describe('a salary from a day on', () => {
  const version = fc.record({
    validFrom: fc.constantFrom(...dates, '2026-09-15' as const),
    salary,
  });
  const counted = fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 31, maxLength: 31 });

  const monthBy = (versions: readonly { validFrom: CompanyDate; salary: Tiyin }[], shares: number[]) =>
    dates.map((date, index): EarningDay => ({
      ...{ date, salary: versionOn(versions, date)!.salary, share: '1/22', kept: null },
      ...{ working: index % 7 < 5, scheduled: index % 7 < 5 },
      counted: index % 7 < 5 ? shares[index]! : 0,
    }));
  const until = (days: readonly EarningDay[], date: CompanyDate) => days.filter((one) => one.date < date);

  it('moves nothing of what was earned before it', () => {
    fc.assert(
      fc.property(
        fc.array(version, { maxLength: 4 }),
        fc.constantFrom(...dates),
        salary,
        counted,
        (changes, validFrom, later, shares) => {
          const first = { validFrom: FIRST_DAY, salary: tiyin(500_000_001) };
          const versions = changes.reduce(withVersion, [first]);
          const before = monthBy(versions, shares);
          const after = monthBy(withVersion(versions, { validFrom, salary: later }), shares);
          expect(until(after, validFrom)).toEqual(until(before, validFrom));
          const earlier = earnedByDay(after).slice(0, dates.indexOf(validFrom));
          expect(earlier).toEqual(earnedByDay(before).slice(0, earlier.length));
        },
      ),
    );
  });
});

describe('explainEnabled', () => {
  const none = tiyin(0);
  const facts = {
    earned: tiyin(478_260_860),
    allowedPercent: 50,
    limits: [],
    carryOver: none,
    reserved: none,
    paid: none,
  };

  it('explains each step', () => {
    expect(explainEnabled(facts)).toEqual({
      allowed: 239_130_430,
      limit: null,
      carryOver: 0,
      reserved: 0,
      paid: 0,
      enabled: 239_130_400,
    });
  });

  it('takes the lowest limit, then what is reserved and paid', () => {
    const capped = { ...facts, limits: [fromSom(1_000_000), fromSom(700_000)] };
    expect(explainEnabled(capped)).toMatchObject({ limit: fromSom(700_000), enabled: fromSom(700_000) });
    const used = { ...capped, reserved: fromSom(200_000), paid: fromSom(100_050) };
    expect(explainEnabled(used).enabled).toBe(fromSom(399_950));
    const owing = { ...used, carryOver: fromSom(99_950) };
    expect(explainEnabled(owing)).toMatchObject({ carryOver: fromSom(99_950), enabled: fromSom(300_000) });
    const owed = explainEnabled({ ...used, carryOver: fromSom(-99_950) });
    expect(owed).toMatchObject({ carryOver: 0, enabled: fromSom(399_950) });
    expect(explainEnabled({ ...capped, limits: [none] }).enabled).toBe(0);
  });

  it("is whole so'm, never negative, never above what is allowed, and what is asked for leaves the rest", () => {
    const amount = fc.integer({ min: 0, max: SALARY_MAX }).map(tiyin);
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 0, max: 100 }),
        fc.array(amount, { maxLength: 2 }),
        amount,
        amount,
        amount,
        fc.nat(),
        (earned, allowedPercent, limits, carryOver, reserved, paid, ask) => {
          const given = { earned, allowedPercent, limits, carryOver, reserved, paid };
          const { allowed, enabled } = explainEnabled(given);
          expect(isWholeSom(enabled)).toBe(true);
          expect(enabled).toBeGreaterThanOrEqual(0);
          expect(enabled).toBeLessThanOrEqual(Math.min(allowed, ...limits));
          if (enabled > 0)
            expect(enabled + carryOver + reserved + paid).toBeLessThanOrEqual(Math.min(allowed, ...limits));
          const taken = Math.min(enabled, fromSom(ask % 1_000_000));
          expect(explainEnabled({ ...given, reserved: tiyin(reserved + taken) }).enabled).toBe(
            enabled - taken,
          );
        },
      ),
    );
  });

  it('is raised by another day only while days are left, and no limit or debt takes what they earn', () => {
    const month = { ...facts, daysWorked: 10, workingDays: 21, salaryPerDay: fromSom(400_000) };
    expect(isRaisedByDay(month)).toBe(true);
    expect(isRaisedByDay({ ...month, daysWorked: 21 })).toBe(false);
    expect(isRaisedByDay({ ...month, limits: [fromSom(1_000_000)] })).toBe(false);
    expect(isRaisedByDay({ ...month, carryOver: fromSom(9_000_000) })).toBe(false);
    expect(isRaisedByDay({ ...month, allowedPercent: 0 })).toBe(false);
    const owing = { ...month, limits: [fromSom(1_000_000)], paid: fromSom(1_200_000) };
    expect(leftToRequest(explainEnabled(owing))).toBe(fromSom(-200_000));
  });

  it('approves a request for what is enabled without its own reserve', () => {
    const month = {
      ...facts,
      limits: [fromSom(500_000)],
      reserved: fromSom(300_000),
      paid: fromSom(100_000),
    };
    expect(mostApprovable(month, fromSom(300_000))).toBe(fromSom(400_000));
    expect(mostApprovable(month, fromSom(100_000))).toBe(fromSom(200_000));
    const overdrawn = { ...month, limits: [fromSom(250_000)] };
    expect(explainEnabled(overdrawn).enabled).toBe(0);
    expect(mostApprovable(overdrawn, fromSom(100_000))).toBe(0);
  });
});
