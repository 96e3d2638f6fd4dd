import { describe, expect, it } from 'vitest';
import { wantedTimes } from './wantedTimes.ts';

const at = (local: string) => Date.parse(`${local}:00+05:00`);
const office = { start: '09:00', end: '18:00', graceMinutes: 0, closingMinutes: 240 };
const wholeDay = { ...office, start: '08:00', end: '08:00' };
const errorsOf = (shift: typeof office, ...pairs: [string, string][]) =>
  wantedTimes(
    '2026-11-18',
    shift,
    pairs.map(([start, end]) => ({ in: start, out: end })),
  ).errors;

describe('wanted times', () => {
  it('are instants of the date, and of the next one before the shift opens', () => {
    const { pairs } = wantedTimes('2026-11-18', { ...office, start: '20:00', end: '08:00' }, [
      { in: '19:55', out: '02:00' },
      { in: '02:30', out: '08:05' },
    ]);
    expect(pairs).toEqual([
      { in: at('2026-11-18T19:55'), out: at('2026-11-19T02:00') },
      { in: at('2026-11-19T02:30'), out: at('2026-11-19T08:05') },
    ]);
  });

  it('go on over the clock time at which a shift of 24 hours begins', () => {
    const { pairs, errors } = wantedTimes('2026-11-18', wholeDay, [{ in: '07:55', out: '08:10' }]);
    expect([pairs, errors]).toEqual([[{ in: at('2026-11-18T07:55'), out: at('2026-11-18T08:10') }], {}]);
    const two = wantedTimes('2026-11-18', wholeDay, [
      { in: '08:10', out: '08:05' },
      { in: '08:06', out: '11:00' },
    ]);
    expect([two.pairs, two.errors]).toEqual([
      [
        { in: at('2026-11-18T08:10'), out: at('2026-11-19T08:05') },
        { in: at('2026-11-19T08:06'), out: at('2026-11-19T11:00') },
      ],
      {},
    ]);
  });

  it('cross where a time cannot follow the one before it within the shift and its closing', () => {
    expect(errorsOf(office, ['09:00', '08:00'])).toEqual({ '0.out': 'timesCross' });
    expect(errorsOf(office, ['09:00', '12:00'], ['11:00', '18:00'])).toEqual({ '1.in': 'timesCross' });
    expect(errorsOf(office, ['09:00', '22:30'])).toEqual({ '0.out': 'outsideShift' });
    // A slip is not taken for the next day, however long the closing is.
    expect(errorsOf({ ...office, closingMinutes: 1440 }, ['09:00', '08:00'])).toEqual({
      '0.out': 'timesCross',
    });
  });
});
