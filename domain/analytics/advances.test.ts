import { describe, expect, it } from 'vitest';
import { fromSom, tiyin } from '../money.ts';
import { askedRate, paidEach, refusedRate, takenRate } from './advances.ts';

describe('rates of advances', () => {
  it('are of the people, of what was earned and of the requests', () => {
    expect(askedRate({ askers: 1, people: 3 })).toBe(33.3);
    expect(takenRate({ paid: fromSom(450_000), earned: fromSom(2_000_000) })).toBe(22.5);
    expect(refusedRate({ refused: 2, requests: 3 })).toBe(66.7);
  });

  it('may be above a hundred where more was paid than earned', () => {
    expect(takenRate({ paid: fromSom(300_000), earned: fromSom(200_000) })).toBe(150);
  });

  it('of nothing are none', () => {
    expect(askedRate({ askers: 0, people: 0 })).toBeNull();
    expect(refusedRate({ refused: 0, requests: 0 })).toBeNull();
    for (const earned of [tiyin(0), tiyin(-1)])
      expect(takenRate({ paid: fromSom(100_000), earned })).toBeNull();
  });
});

it('paid to each is in whole tiyin, and of nobody none', () => {
  expect(paidEach({ paid: tiyin(1001), receivers: 2 })).toBe(501);
  expect(paidEach({ paid: tiyin(0), receivers: 0 })).toBeNull();
});
