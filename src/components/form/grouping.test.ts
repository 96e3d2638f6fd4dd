import { expect, test } from 'vitest';
import { groupCard, groupPinfl, groupTin } from './grouping.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [groupCard, '8600490744313347', '8600 4907 4431 3347'],
  [groupCard, '86004', '8600 4'],
  [groupCard, '', ''],
  [groupPinfl, '52902049999978', '5 290204 999 9978'],
  [groupPinfl, '5290', '5 290'],
  [groupTin, '301234567', '301 234 567'],
  [groupTin, '3012', '301 2'],
])('%o shows %s as %s', (group, digits, shown) => {
  expect(plain(group(digits))).toBe(shown);
  expect(shown.replace(/\D/g, '')).toBe(digits);
});
