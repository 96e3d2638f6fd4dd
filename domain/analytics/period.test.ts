import { describe, expect, it } from 'vitest';
import { monthsBetween } from '../calendar/index.ts';
import { lastMonths, periodProblem } from './period.ts';

describe('a period', () => {
  it.each([
    ['2026-11', '2026-11', undefined],
    ['2023-12', '2026-11', undefined],
    ['2023-11', '2026-11', 'monthOutOfRange'],
    ['2026-11', '2026-10', 'datesCross'],
    ['2000-01', '2099-12', 'monthOutOfRange'],
  ] as const)('from %s to %s: %s', (from, to, problem) => {
    expect(periodProblem({ from, to })).toBe(problem);
  });

  it.each([
    ['2026-11-18', 1, '2026-11', '2026-11'],
    ['2026-11-18', 13, '2025-11', '2026-11'],
    ['2026-01-01', 3, '2025-11', '2026-01'],
    ['2026-12-31', 12, '2026-01', '2026-12'],
  ] as const)('at %s the last %i months are from %s to %s', (today, count, from, to) => {
    expect(lastMonths(today, count)).toEqual({ from, to });
    expect(monthsBetween(from, to)).toHaveLength(count);
  });
});
