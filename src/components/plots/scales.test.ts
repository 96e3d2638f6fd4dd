import { describe, expect, test } from 'vitest';
import { scalesOf, type Series } from './scales.ts';

const row = (...values: (number | null)[]): Series => ({ kind: 'line', name: 'value', values });

describe('an axis', () => {
  test('of counts begins at nothing, of rates near them, and never shows less than a fifth', () => {
    expect(scalesOf([row(3, 47)], 'zero').y.domain()).toEqual([0, 60]);
    expect(scalesOf([row(97.5, 99.1)], 'near').y.domain()).toEqual([80, 100]);
    expect(scalesOf([row(64, 99)], 'near').y.domain()).toEqual([60, 100]);
    expect(scalesOf([row(0)], 'near').y.domain()).toEqual([0, 100]);
  });

  test('holds where there is nothing to draw', () => {
    expect(scalesOf([row(null, null)], 'near').y.domain()).toEqual([80, 100]);
    expect(scalesOf([row()], 'zero').y.domain()).toEqual([0, 1]);
  });
});

test('every place across the plot belongs to the mark that is drawn there', () => {
  const scales = scalesOf([row(1, 2, 3)], 'zero');
  for (const at of [0, 1, 2]) {
    expect(scales.markAt(scales.middle(at))).toBe(at);
    expect(scales.markAt(scales.left(at))).toBe(at);
    expect(scales.markAt(scales.left(at) + scales.width)).toBe(at);
  }
  expect(scales.markAt(-4)).toBe(0);
  expect(scales.markAt(104)).toBe(2);
});
