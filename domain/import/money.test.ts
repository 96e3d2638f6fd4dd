import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SALARY_MAX } from '../fields/salary.ts';
import { somOfCell } from './money.ts';

it('reads every amount with tiyin of a spreadsheet, and of what it has computed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: SALARY_MAX }), (amount) => {
      const som = amount / 100;
      expect(somOfCell(som)).toBe(amount);
      // One digit after those that a spreadsheet shows, as sums of cells have it.
      expect(somOfCell(som * (1 + Number.EPSILON))).toBe(amount);
    }),
  );
  expect(somOfCell(4540885.77)).toBe(454_088_577);
});

it('reads no part of a tiyin, and no number that is none', () => {
  for (const cell of [0.001, 4540885.775, 1e15, Number.NaN, Infinity])
    expect(somOfCell(cell)).toBeUndefined();
});
