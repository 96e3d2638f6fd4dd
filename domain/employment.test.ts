import { describe, expect, it } from 'vitest';
import { currentFirstDay, movedFirstDay, type Employment } from './employment.ts';

const once: Employment = [{ from: '2026-11-02', to: null }];
const twice: Employment = [
  { from: '2026-10-01', to: '2026-10-20' },
  { from: '2026-11-02', to: null },
];
const over: Employment = [{ from: '2026-11-02', to: '2026-11-20' }];

describe('the first day of an employment', () => {
  it('is that of the last one, and none of whoever begins on signing up', () => {
    expect([once, twice].map((one) => currentFirstDay(one, false))).toEqual(['2026-11-02', '2026-11-02']);
    expect(currentFirstDay(over, true)).toBe('2026-11-02');
    expect([over, []].map((one) => currentFirstDay(one, false))).toEqual([null, null]);
  });

  it('moves within what other employments and the last day leave', () => {
    expect(movedFirstDay(once, false, '2026-12-01')).toEqual([{ from: '2026-12-01', to: null }]);
    expect(movedFirstDay(twice, false, '2026-10-21')).toEqual([twice[0], { from: '2026-10-21', to: null }]);
    expect(movedFirstDay(twice, false, '2026-10-20')).toBeUndefined();
    expect(movedFirstDay(over, true, '2026-11-20')).toEqual([{ from: '2026-11-20', to: '2026-11-20' }]);
    expect(movedFirstDay(over, true, '2026-11-21')).toBeUndefined();
  });

  it('is given to whoever begins on signing up, and to nobody who declined', () => {
    expect(movedFirstDay([], false, '2026-11-02')).toEqual(once);
    expect(movedFirstDay(over, false, '2026-12-01')).toEqual([...over, { from: '2026-12-01', to: null }]);
    expect(movedFirstDay([], true, '2026-11-02')).toBeUndefined();
  });
});
