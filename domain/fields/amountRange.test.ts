import { expect, it } from 'vitest';
import { amountRangeProblem, isAmountText } from './amountRange.ts';

it('has a range end at or above its beginning', () => {
  expect(amountRangeProblem({})).toBeUndefined();
  expect(amountRangeProblem({ amountFrom: 500 })).toBeUndefined();
  expect(amountRangeProblem({ amountTo: 1 })).toBeUndefined();
  expect(amountRangeProblem({ amountFrom: 500, amountTo: 500 })).toBeUndefined();
  expect(amountRangeProblem({ amountFrom: 501, amountTo: 500 })).toBe('amountsCross');
});

it('takes whole tiyin above zero from an address, as far as they are safe', () => {
  const good = ['1', '10000000', String(Number.MAX_SAFE_INTEGER)];
  const bad = ['', '0', '007', '-1', '1.5', '1e5', ' 1', '9007199254740992', '99999999999999999'];
  expect(good.filter(isAmountText)).toEqual(good);
  expect(bad.filter(isAmountText)).toEqual([]);
});
