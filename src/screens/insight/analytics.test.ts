import { describe, expect, test } from 'vitest';
import type { AttendanceFigures } from '#machines/flows/insight/attendanceFigures/attendanceFiguresMachine.ts';
import { readChoice } from './choice.ts';
import { labelsOf } from './names.ts';

test('an address says period and unit, and what is not valid there is dropped', () => {
  const read = (address: string) => readChoice(new URLSearchParams(address));
  const unit = '01935d2e-0000-7000-8000-000000000011';
  expect(read(`from=2026-09&to=2026-11&unit=${unit}`)).toEqual({
    period: { from: '2026-09', to: '2026-11' },
    unit,
  });
  expect(read('')).toEqual({ period: null, unit: null });
  expect(read('from=2026-09')).toEqual({ period: null, unit: null });
  expect(read('from=2026-13&to=2026-11&unit=x')).toEqual({ period: null, unit: null });
});

describe('names under the marks', () => {
  const of = (step: AttendanceFigures['step'], dates: string[]) =>
    labelsOf({ step, points: dates.map((from) => ({ from })) } as AttendanceFigures, 'uz-Latn');

  test('are few, the last one always among them, and January is its year', () => {
    const months = [
      '2025-11',
      '2025-12',
      ...Array.from({ length: 11 }, (_, place) => `2026-${String(place + 1).padStart(2, '0')}`),
    ];
    expect(
      of(
        'month',
        months.map((month) => `${month}-01`),
      ),
    ).toEqual([...['noy', '', '2026', '', 'mar', '', 'may', '', 'iyul', '', 'sen', '', 'noy']]);
  });

  test('of days are their numbers', () => {
    expect(of('day', ['2026-11-01', '2026-11-02'])).toEqual(['1', '2']);
  });
});
