import { expect, it } from 'vitest';
import { yearByLaw } from './companyYear.ts';
import { expectedHayits } from './hayits.ts';
import { holidaysByLaw } from './law.ts';

it('are calculated for years that are not announced, as the announced ones were', () => {
  expect(expectedHayits(2026, [])).toEqual([
    { hayit: 'roza', date: '2026-03-20' },
    { hayit: 'qurbon', date: '2026-05-27' },
  ]);
  expect(expectedHayits(2027, yearByLaw(2027))).toEqual([
    { hayit: 'roza', date: '2027-03-09' },
    { hayit: 'qurbon', date: '2027-05-16' },
  ]);
  // A lunar year is shorter.
  expect(expectedHayits(2033, []).map(({ hayit }) => hayit)).toEqual(['roza', 'qurbon', 'roza']);
});

it('are expected no more once they are named, a day earlier or later too', () => {
  expect(expectedHayits(2026, holidaysByLaw(2026))).toEqual([]);
  const named = { kind: 'holiday' as const, date: '2027-03-10' as const };
  expect(expectedHayits(2027, [...holidaysByLaw(2027), named])).toEqual([
    { hayit: 'qurbon', date: '2027-05-16' },
  ]);
  const off = { kind: 'dayOff' as const, date: '2027-03-09' as const };
  const other = { kind: 'holiday' as const, date: '2027-03-12' as const };
  expect(expectedHayits(2027, [...holidaysByLaw(2027), off, other])).toHaveLength(2);
});
