import { expect, test } from 'vitest';
import { tiyin } from '../money.ts';
import { costOfDay } from './dayCosts.ts';

test('a day costs the average of those that count, in whole tiyin', () => {
  expect(costOfDay({ earned: tiyin(1001), daysWorked: 2.5 })).toBe(400);
  expect(costOfDay({ earned: tiyin(-500), daysWorked: 2 })).toBe(-250);
  expect(costOfDay({ earned: tiyin(500), daysWorked: 0 })).toBeNull();
});
