import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSom, isWholeSom, tiyin } from './money.ts';
import { advanceShare, payableMonths, payRunAmount, salaryMonthOf, type PayRunFacts } from './payRun.ts';

const facts: PayRunFacts = {
  ...{ earned: tiyin(250_000_055), adjustments: fromSom(0), reserved: fromSom(0), paid: fromSom(0) },
  ...{ share: fromSom(2_000_000), limits: [] },
};
const money = (max: number) => fc.integer({ min: 0, max }).map(tiyin);
const anyFacts = fc.record({
  earned: money(1_000_000_000),
  adjustments: fc.integer({ min: -100_000_000, max: 100_000_000 }).map(tiyin),
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
  });
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
  });
});

it('with what was given, nobody gets more than was earned', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom('advance' as const, 'salary' as const), (one, kind) => {
      const amount = payRunAmount(kind, one);
      const given = one.reserved + one.paid;
      expect(amount).toBeGreaterThanOrEqual(0);
      if (amount > 0) expect(amount + given).toBeLessThanOrEqual(one.earned + one.adjustments);
      if (kind === 'advance') {
        expect(isWholeSom(amount)).toBe(true);
        if (amount > 0) expect(amount + given).toBeLessThanOrEqual(Math.min(one.share, ...one.limits));
      }
    }),
  );
});
