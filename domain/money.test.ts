import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorToSom, fromSom, isWholeSom, parseSom, percentOf, tiyin } from './money.ts';

const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(tiyin);

describe('money', () => {
  it('refuses amounts that cannot be held exactly', () => {
    expect(fromSom(1_234)).toBe(123_400);
    for (const som of [0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER])
      expect(() => fromSom(som)).toThrow(RangeError);
    for (const amount of [0.5, NaN, -Infinity, 2 ** 53]) expect(() => tiyin(amount)).toThrow(RangeError);
  });

  it("rounds down to whole so'm", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const floored = floorToSom(amount);
        expect(isWholeSom(floored)).toBe(true);
        expect(amount - floored).toBeGreaterThanOrEqual(0);
        expect(amount - floored).toBeLessThan(100);
      }),
    );
  });

  it('takes a percent exactly, as integers of any size would', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        expect(BigInt(percentOf(amount, percent))).toBe((BigInt(amount) * BigInt(percent)) / 100n);
      }),
    );
  });

  it.each([
    ['1234567', 123_456_700],
    ['1 234 567', 123_456_700],
    ['1\u00a0234\u202f567', 123_456_700],
    [' 1000 ', 100_000],
    ['12,5', 1_250],
    ['12.05', 1_205],
    ['0', 0],
  ])('reads %j', (text, amount) => {
    expect(parseSom(text)).toBe(amount);
  });

  it.each(['', ' ', '-5', '1,234', '1.234.567', '1e5', "1000 so'm", '12,', ',5', '99999999999999999', '١٢٣'])(
    'does not read %j',
    (text) => {
      expect(parseSom(text)).toBeUndefined();
    },
  );

  it('reads back every amount it could have shown', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
        expect(parseSom(text)).toBe(amount);
      }),
    );
  });
});
