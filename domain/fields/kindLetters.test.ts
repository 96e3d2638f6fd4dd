import { expect, test } from 'vitest';
import { standardAbsenceKinds } from '../attendance/absenceKinds.ts';
import { isKindLetters } from './kindLetters.ts';

test('the letters of the standard kinds are letters', () => {
  const all = standardAbsenceKinds.flatMap(({ letters }) => Object.values(letters) as string[]);
  expect(all.filter((letters) => !isKindLetters(letters))).toEqual([]);
});

test.each(['', 'ABCDE', 'A B', '<b>', '\u0000', 'A\n'])('%j is none', (text) => {
  expect(isKindLetters(text)).toBe(false);
});
