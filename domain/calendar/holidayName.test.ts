import { expect, it } from 'vitest';
import { holidayNameOf } from './holidayName.ts';
import { holidaysByLaw } from './law.ts';

it('names every holiday by law', () => {
  const names = holidaysByLaw(2026).map(({ date }) => [date.slice(5), holidayNameOf(date)]);
  expect(names).toEqual([
    ['01-01', 'newYear'],
    ['03-08', 'women'],
    ['03-20', 'roza'],
    ['03-21', 'navruz'],
    ['05-09', 'memory'],
    ['05-27', 'qurbon'],
    ['09-01', 'independence'],
    ['10-01', 'teachers'],
    ['12-08', 'constitution'],
  ]);
});

it('names a hayit that was announced a day away from the calculated one, and no day of a company', () => {
  // Calculated for 9 March 2027.
  const dates = ['2027-03-09', '2027-03-10', '2027-03-11', '2026-07-15'] as const;
  expect(dates.map(holidayNameOf)).toEqual(['roza', 'roza', undefined, undefined]);
});
