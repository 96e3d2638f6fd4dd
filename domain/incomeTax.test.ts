import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainEnabled } from './accrual.ts';
import { pensionIn, taxedAdjustmentsOf, taxOfMonth, taxRatesOf, type SalaryBasis } from './incomeTax.ts';
import { fromSom, tiyin } from './money.ts';
import { payRunAmount } from './payRun.ts';

const rates = taxRatesOf('2026-11');
const none = tiyin(0);
const taxed = (earned: number, change: Partial<Parameters<typeof taxOfMonth>[0]> = {}) =>
  taxOfMonth({
    ...{ taxRule: { rates, isGross: true }, netBase: null, earned: tiyin(earned) },
    ...{ additions: none, taxedAdjustments: none },
    ...change,
  });
const sums = fc.integer({ min: 0, max: 100_000_000_00 });

describe('the income tax of a month', () => {
  it('is 12 % of what is earned, added and corrected, and its part for the pension is inside it', () => {
    expect(taxed(fromSom(5_000_000))).toBe(fromSom(600_000));
    expect(pensionIn(fromSom(600_000), rates)).toBe(fromSom(5_000));
    const beside = { additions: fromSom(1_000_000), taxedAdjustments: fromSom(-500_000) };
    expect(taxed(fromSom(5_000_000), beside)).toBe(fromSom(660_000));
  });

  it('is given back by a month that comes to less than nothing', () => {
    expect(taxed(0, { taxedAdjustments: fromSom(-100_000) })).toBe(fromSom(-12_000));
    expect(pensionIn(fromSom(-12_000), rates)).toBe(fromSom(-100));
  });

  it('is none where salaries are net, or the accountant has taken it off', () => {
    expect(taxed(fromSom(5_000_000), { taxRule: { rates, isGross: false } })).toBe(0);
    expect(taxed(fromSom(5_000_000), { netBase: fromSom(4_400_000) })).toBe(0);
  });

  it('of corrected days is that of the month they belong to, whichever pays them', () => {
    const settingsOn = (date: string): { salaryBasis: SalaryBasis } => ({
      salaryBasis: date < '2026-11' ? 'gross' : 'net',
    });
    const days = [
      { date: '2026-10-05' as const, amount: fromSom(-100_000) },
      { date: '2026-11-05' as const, amount: fromSom(700_000) },
    ];
    const taxedAdjustments = taxedAdjustmentsOf(days, settingsOn);
    expect(taxedAdjustments).toBe(fromSom(-100_000));
    const inNet = { taxRule: { rates, isGross: false }, taxedAdjustments };
    expect(taxed(fromSom(5_000_000), inNet)).toBe(fromSom(-12_000));
    expect(taxed(0, { taxedAdjustments, netBase: fromSom(1) })).toBe(fromSom(-12_000));
  });

  it('differs over a year from the tax of the sum by less than a tiyin a month', () => {
    fc.assert(
      fc.property(fc.array(sums, { minLength: 1, maxLength: 12 }), (months) => {
        const single = months.reduce((sum, earned) => sum + taxed(earned), 0);
        const together = taxed(months.reduce((sum, earned) => sum + earned, 0));
        expect(together - single).toBeGreaterThanOrEqual(0);
        expect(together - single).toBeLessThan(months.length);
      }),
    );
  });

  it('leaves more than anybody may ask for of the same days, or is paid in advance', () => {
    fc.assert(
      fc.property(sums, fc.integer({ min: 1, max: 50 }), sums, (earned, allowedPercent, share) => {
        const net = earned - taxed(earned);
        const nothingGiven = { limits: [], carryOver: none, reserved: none, paid: none };
        const { enabled } = explainEnabled({ earned: tiyin(earned), allowedPercent, ...nothingGiven });
        expect(enabled).toBeLessThanOrEqual(net);
        const beside = { netDifference: none, adjustments: none, additions: none, deductions: none };
        const facts = { ...beside, ...nothingGiven, earned: tiyin(earned), tax: taxed(earned) };
        expect(payRunAmount('advance', { ...facts, share: tiyin(share) })).toBeLessThanOrEqual(net);
      }),
    );
  });
});
