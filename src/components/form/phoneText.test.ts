import { expect, test } from 'vitest';
import { meantPhone, shownPhone } from './phoneText.ts';

test.each([
  ['', ''],
  ['9', '9989'],
  ['90 123 45 67', '998901234567'],
  ['901234567', '998901234567'],
  ['998901234567', '998901234567'],
  ['+998 (90) 123-45-67', '998901234567'],
  ['8 90 123 45 67', '998901234567'],
  ['88 123 45 67', '998881234567'],
  ['99 890 12 34', '998998901234'],
  ['+998', ''],
  ['90 123 45 678', '998901234567'],
  ['telefon', ''],
])('%j means %j', (typed, meant) => {
  expect(meantPhone(typed)).toBe(meant);
});

test('a whole number typed digit by digit after the fixed +998 ends as that number', () => {
  let phone = '';
  for (const digit of '998901234567') phone = meantPhone(shownPhone(phone) + digit);
  expect(phone).toBe('998901234567');
  expect(shownPhone(phone)).toBe('90 123 45 67');
});

test('deleting digit by digit empties the field', () => {
  let phone = '998901234567';
  for (let i = 0; i < 9; i += 1) phone = meantPhone(shownPhone(phone).trimEnd().slice(0, -1));
  expect(phone).toBe('');
});
