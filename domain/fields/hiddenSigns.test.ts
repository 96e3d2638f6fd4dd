import { describe, expect, it, test } from 'vitest';
import { titleSchema } from '../import/person.ts';
import { namedScheduleSchema } from '../attendance/scheduleForm.ts';
import { fieldErrors, firstError } from './fieldErrors.ts';
import { hasHiddenSigns, withoutHiddenSigns } from './hiddenSigns.ts';
import { newTitleSchema } from './organizationTitle.ts';
import { reasonSchema } from './reason.ts';
import { SHORT_TITLE_MAX, shortTitleSchema } from './shortTitle.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);
const hidden = [
  ...[0xad, 0x200e, 0x200f, 0x2060, 0xfeff],
  ...[...range(0x200b, 0x200d), ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)],
].map((point) => [`U+${point.toString(16).toUpperCase()}`, String.fromCodePoint(point)] as const);
const title = shortTitleSchema(SHORT_TITLE_MAX);

describe.each(hidden)('%s', (_, sign) => {
  it('is refused between the letters of every title and reason', () => {
    const text = `Kirish${sign}joyi`;
    expect([title, reasonSchema, titleSchema].map((schema) => firstError(schema, text))).toEqual(
      Array(3).fill('hiddenSigns'),
    );
    expect(fieldErrors(namedScheduleSchema, { title: text })).toMatchObject({ title: 'hiddenSigns' });
    // A space to JavaScript, and so to the names that are normalised.
    if (/\S/.test(sign)) expect(firstError(newTitleSchema, text)).toBe('titleInvalid');
    expect(withoutHiddenSigns(text)).toBe('Kirishjoyi');
  });
});

test.each([
  'Oʻtkir Gʻaniyev № 1 «Bosh» — 2',
  'Кириш\nБиринчи қатор\r\n\tиккинчи',
  '👍🏽 ❤️ 🇺🇿 1️⃣',
  '👨‍👩‍👧‍👦 👩🏽‍💻 ❤️‍🔥 🏳️‍🌈 🧔‍♂️',
])('%j hides nothing', (text) => {
  expect(hasHiddenSigns(text)).toBe(false);
  expect(firstError(reasonSchema, text)).toBeUndefined();
});

test.each(['👨‍', '‍👩', 'a‍👩', '👩‍a', '👩‍‍👧', '👩‍👧\u202e'])('%j hides a sign beside an emoji', (text) => {
  expect(hasHiddenSigns(text)).toBe(true);
});
