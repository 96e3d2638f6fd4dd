import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SALARY_MAX } from '../fields/salary.ts';
import { somOfCell } from './money.ts';

it('an amount with tiyin is read from a typed and from a computed number of a spreadsheet', () => {
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

it('a fraction of a tiyin and a value that is not a number are refused', () => {
  for (const cell of [0.001, 4540885.775, 1e15, Number.NaN, Infinity])
    expect(somOfCell(cell)).toBeUndefined();
});
