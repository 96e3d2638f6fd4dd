import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOfMonth, taxRatesOf, type TaxRule } from './incomeTax.ts';
import { fromSom, isWholeSom, tiyin } from './money.ts';
import {
  advanceShare,
  advanceSteps,
  carryOverOf,
  payableMonths,
  payRunAmount,
  salaryMonthOf,
  unpaidOf,
  type PayRunFacts,
} from './payRun.ts';

const facts: PayRunFacts = {
  ...{ earned: tiyin(250_000_055), adjustments: fromSom(0), reserved: fromSom(0), paid: fromSom(0) },
  ...{ carryOver: fromSom(0), netDifference: fromSom(0), additions: fromSom(0), deductions: fromSom(0) },
  ...{ tax: fromSom(0), share: fromSom(2_000_000), limits: [] },
};
const money = (max: number) => fc.integer({ min: 0, max }).map(tiyin);
const anyFacts = fc.record({
  earned: money(1_000_000_000),
  adjustments: fc.integer({ min: -100_000_000, max: 100_000_000 }).map(tiyin),
  netDifference: fc.integer({ min: -1_000_000_000, max: 100_000_000 }).map(tiyin),
  ...{ carryOver: money(100_000_000), additions: money(100_000_000), deductions: money(100_000_000) },
  tax: fc.integer({ min: -12_000_000, max: 120_000_000 }).map(tiyin),
  ...{ reserved: money(500_000_000), paid: money(500_000_000), share: money(500_000_000) },
  limits: fc.array(money(1_000_000_000), { maxLength: 2 }),
});

describe('the months that a run may pay for', () => {
  it('are this one for an advance, and a year of them for a salary', () => {
    expect(payableMonths('advance', '2026-01-31')).toEqual(['2026-01']);
    const months = payableMonths('salary', '2026-01-31');
    expect([months.length, months[0], months[1], months.at(-1)]).toEqual([
      12,
      '2026-01',
      '2025-12',
      '2025-02',
    ]);
  });
});

describe('the month whose salary is paid', () => {
  it('is the one before, or from the 16th on the month itself', () => {
    expect((['2026-01-05', '2026-01-15', '2026-01-16', '2026-02-28'] as const).map(salaryMonthOf)).toEqual([
      '2025-12',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });
});

describe('a salary', () => {
  it('is what was earned, to the tiyin, without what was given', () => {
    expect(payRunAmount('salary', facts)).toBe(250_000_055);
    const given = { adjustments: fromSom(-10_000), reserved: fromSom(200_000), paid: fromSom(300_000) };
    expect(payRunAmount('salary', { ...facts, ...given })).toBe(250_000_055 - 51_000_000);
    expect(payRunAmount('salary', { ...facts, paid: fromSom(3_000_000) })).toBe(0);
    expect(payRunAmount('salary', { ...facts, carryOver: fromSom(500_000) })).toBe(200_000_055);
    expect(payRunAmount('salary', { ...facts, carryOver: fromSom(2_500_001) })).toBe(0);
  });
});

it('a salary has bonuses and other pay, without deductions; an advance knows neither', () => {
  const beside = { additions: fromSom(500_000), deductions: fromSom(200_000) };
  expect(payRunAmount('salary', { ...facts, ...beside })).toBe(250_000_055 + 30_000_000);
  expect(payRunAmount('salary', { ...facts, deductions: fromSom(3_000_000) })).toBe(0);
  expect(payRunAmount('advance', { ...facts, ...beside })).toBe(payRunAmount('advance', facts));
});

describe('an advance', () => {
  it('is a percent of the salary', () => {
    expect(advanceShare(fromSom(5_000_000), 40)).toBe(fromSom(2_000_000));
    expect(advanceShare(tiyin(333), 40)).toBe(133);
    expect(payRunAmount('advance', facts)).toBe(fromSom(2_000_000));
  });

  it('is never more than was earned or a limit allows, in whole so’m', () => {
    expect(payRunAmount('advance', { ...facts, share: fromSom(4_000_000) })).toBe(fromSom(2_500_000));
    const limited = { ...facts, limits: [fromSom(3_000_000), fromSom(1_000_000)] };
    expect(payRunAmount('advance', limited)).toBe(fromSom(1_000_000));
    expect(payRunAmount('advance', { ...limited, reserved: fromSom(400_000) })).toBe(fromSom(600_000));
    expect(payRunAmount('advance', { ...limited, carryOver: fromSom(400_000) })).toBe(fromSom(600_000));
    expect(payRunAmount('advance', { ...limited, carryOver: fromSom(-400_000) })).toBe(fromSom(1_000_000));
  });
});

it('an advance is the steps that are shown of it', () => {
  const shown = (limits: number[], more = {}) => {
    const limit = limits.length ? tiyin(Math.min(...limits)) : null;
    return advanceSteps({ ...facts, ...more, limit });
  };
  expect(shown([])).toEqual({ bound: null, isRounded: false });
  expect(shown([fromSom(1_000_000)])).toEqual({ bound: 'limit', isRounded: false });
  const raised = { share: fromSom(4_000_000) };
  expect(shown([fromSom(3_000_000)], raised)).toEqual({ bound: 'earned', isRounded: true });
  fc.assert(
    fc.property(anyFacts, (one) => {
      const limit = one.limits.length ? tiyin(Math.min(...one.limits)) : null;
      const { bound, isRounded } = advanceSteps({ ...one, limit });
      const most =
        bound === 'limit' ? limit! : bound === 'earned' ? one.earned + one.adjustments - one.tax : one.share;
      const left = most - Math.max(0, one.carryOver) - one.reserved - one.paid;
      const amount = payRunAmount('advance', one);
      if (amount > 0) expect(amount).toBe(isRounded ? left - (left % 100) : left);
      else expect(left).toBeLessThan(100);
    }),
  );
});

it('with what was given, nobody gets more than was earned', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom('advance' as const, 'salary' as const), (one, kind) => {
      const amount = payRunAmount(kind, one);
      const given = one.reserved + one.paid + one.carryOver;
      expect(amount).toBeGreaterThanOrEqual(0);
      const beside = kind === 'salary' ? one.netDifference + one.additions - one.deductions : 0;
      const most = one.earned + one.adjustments + beside - one.tax;
      if (amount > 0) expect(amount + given).toBeLessThanOrEqual(most);
      if (kind === 'advance') {
        expect(isWholeSom(amount)).toBe(true);
        if (amount > 0) expect(amount + given).toBeLessThanOrEqual(Math.min(one.share, ...one.limits));
      }
    }),
  );
});

describe('what a month leaves to the next ones', () => {
  const none = fromSom(0);
  const month = {
    ...{ adjustments: none, netDifference: none, underWay: none },
    ...{ additions: none, deductions: none, tax: none },
  };
  const left = (facts: Omit<Parameters<typeof carryOverOf>[0], keyof typeof month>) =>
    carryOverOf({ ...facts, ...month });

  it('is nothing when less was given than earned', () => {
    expect(left({ earned: fromSom(500), carryOver: none, reserved: none, paid: fromSom(300) })).toBe(0);
  });

  it('is what was given above the earned', () => {
    expect(left({ earned: fromSom(100), carryOver: none, reserved: none, paid: fromSom(300) })).toBe(
      fromSom(200),
    );
  });

  it('is taken back from the next salary, as far as that goes', () => {
    const next = { carryOver: fromSom(200), reserved: none, paid: none };
    expect(left({ ...next, earned: fromSom(500) })).toBe(fromSom(-200));
    expect(left({ ...next, earned: fromSom(50) })).toBe(fromSom(-50));
    expect(left({ ...next, earned: fromSom(50), paid: fromSom(60) })).toBe(fromSom(10));
  });

  it('does not count a failed payment as given', () => {
    const failed = { earned: fromSom(100), carryOver: fromSom(20), reserved: fromSom(300), paid: none };
    expect(left(failed)).toBe(0);
    expect(carryOverOf({ ...failed, ...month, underWay: fromSom(300) })).toBe(fromSom(200));
  });

  it('adds up, whatever is earned, corrected and given in between and however often a month is paid', () => {
    const deed = fc.record({
      month: fc.nat(2),
      what: fc.constantFrom(
        'earn' as const,
        'add' as const,
        'deduct' as const,
        'give' as const,
        'setNet' as const,
        'pay' as const,
      ),
      amount: fc.integer({ min: -300, max: 1_000 }),
    });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), fc.boolean(), (deeds, isGross) => {
        const taxRule: TaxRule = { rates: taxRatesOf('2026-01'), isGross };
        const months = [0, 1, 2].map(() => ({
          ...{ earned: 0, additions: 0, deductions: 0, paid: 0, carried: 0 },
          netBase: null as number | null,
        }));
        const balance = () => months.reduce((sum, { carried }) => sum + carried, 0);
        for (const { month: at, what, amount } of deeds) {
          const one = months[at]!;
          if (what === 'earn') one.earned = Math.max(0, one.earned + amount);
          if (what === 'add') one.additions = Math.max(0, one.additions + amount);
          if (what === 'deduct') one.deductions = Math.max(0, one.deductions + amount);
          if (what === 'setNet') one.netBase = amount;
          if (what === 'give') one.paid += Math.max(0, amount);
          if (what !== 'pay') continue;
          const taxed = { earned: tiyin(one.earned), adjustments: none, additions: tiyin(one.additions) };
          const tax = taxOfMonth({
            ...taxed,
            taxRule,
            taxedAdjustments: none,
            netBase: one.netBase === null ? null : tiyin(one.netBase),
          });
          const facts = {
            ...{ ...taxed, tax, carryOver: tiyin(balance() - one.carried) },
            ...{ reserved: none, underWay: none, paid: tiyin(one.paid) },
            netDifference: tiyin(one.netBase === null ? 0 : one.netBase - one.earned),
            deductions: tiyin(one.deductions),
          };
          const salary = payRunAmount('salary', { ...facts, share: null, limits: [] });
          one.carried = carryOverOf(facts);
          one.paid += salary;
          // Nothing is owed to either side but what is carried over, and nobody owes less than nothing.
          const byDays = one.netBase ?? one.earned;
          expect(byDays + one.additions - tax - one.deductions - one.paid + one.carried).toBe(0);
          expect(balance()).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('what is earned and not paid', () => {
  const month = (
    earned: number,
    paid: number,
    { underWay = 0, carried = 0, additions = 0, deductions = 0, tax = 0 } = {},
  ) => ({
    ...{ earned: fromSom(earned), paid: fromSom(paid) },
    ...{ additions: fromSom(additions), deductions: fromSom(deductions), tax: fromSom(tax) },
    ...{ underWay: fromSom(underWay), carried: fromSom(carried) },
  });

  it('is what is left of each month after payments, those under way too', () => {
    expect(unpaidOf([month(500, 200, { underWay: 100 }), month(300, 0)], tiyin(0))).toBe(fromSom(500));
  });

  it('is nothing of a month that gave too much, which takes nothing off another one by itself', () => {
    expect(unpaidOf([month(100, 300), month(500, 0)], tiyin(0))).toBe(fromSom(500));
  });

  it('is without what earlier months gave too much', () => {
    expect(unpaidOf([month(100, 300, { carried: 200 }), month(500, 0)], fromSom(200))).toBe(fromSom(300));
    expect(unpaidOf([month(100, 0)], fromSom(400))).toBe(0);
  });

  it('has what is added beside the days, without tax and what is deducted', () => {
    expect(unpaidOf([month(500, 200, { additions: 100, deductions: 50, tax: 72 })], tiyin(0))).toBe(
      fromSom(278),
    );
  });

  it('is nothing of a month whose salary took back what others gave too much', () => {
    expect(unpaidOf([month(500, 300, { carried: -200 })], tiyin(0))).toBe(0);
  });
});
