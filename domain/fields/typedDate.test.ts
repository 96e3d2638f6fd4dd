import { describe, expect, test } from 'vitest';
import { digitsOfDate, groupDateDigits, readTypedDate } from './typedDate.ts';

const limits = { min: '2026-01-01', max: '2026-11-20' } as const;

describe('a typed date', () => {
  test.each([
    ['20112026', { date: '2026-11-20' }],
    ['01012026', { date: '2026-01-01' }],
    ['2011202', { error: 'dateIncomplete' }],
    ['31112026', { error: 'dateImpossible' }],
    ['29022026', { error: 'dateImpossible' }],
    ['00112026', { error: 'dateImpossible' }],
    ['01130000', { error: 'dateImpossible' }],
    ['31122025', { error: 'dateTooEarly' }],
    ['21112026', { error: 'dateTooLate' }],
  ])('%s', (digits, read) => {
    expect(readTypedDate(digits, limits)).toEqual(read);
  });

  test('a leap day exists in its year', () => {
    expect(readTypedDate('29022028')).toEqual({ date: '2028-02-29' });
  });

  test('is grouped as far as it is typed, and is its own digits', () => {
    expect(['', '2', '20', '201', '2011', '20112', '20112026'].map(groupDateDigits)).toEqual([
      '',
      '2',
      '20',
      '20.1',
      '20.11',
      '20.11.2',
      '20.11.2026',
    ]);
    expect(digitsOfDate('2026-11-20')).toBe('20112026');
  });
});
