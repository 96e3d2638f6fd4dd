import { expect, it } from 'vitest';
import { decreeDays, withEdits, yearByLaw } from './companyYear.ts';
import type { CompanyDate } from './date.ts';
import { shownYear, type DatedWeek } from './shownYear.ts';

const five: DatedWeek = { validFrom: '2026-01-01', daysOff: [6, 7] };
const six: DatedWeek = { validFrom: '2026-07-01', daysOff: [7] };
const decreed = withEdits(yearByLaw(2026), [], decreeDays(2026));
const at = (date: CompanyDate, weeks = [five], days = decreed) =>
  shownYear(days, weeks, 2026).find((day) => day.date === date)!;
const worked = (weeks: DatedWeek[]) =>
  shownYear(decreed, weeks, 2026).filter(({ kind }) => kind === 'working').length;

it('counts as the ministry does, and by each week from its day on', () => {
  expect(worked([five])).toBe(248);
  expect(worked([{ ...six, validFrom: '2026-01-01' }])).toBe(297);
  // Half a year of each: 120 of the five-day week and 153 of the six-day one.
  expect(worked([five, six])).toBe(273);
});

it('says why a date is what it is', () => {
  expect(at('2026-12-08')).toMatchObject({ kind: 'holiday', said: { source: 'law' }, eve: false });
  expect(at('2026-08-31')).toMatchObject({ kind: 'dayOff', said: { source: 'decree' }, moved: false });
  // 8 March is a Sunday.
  expect(at('2026-03-09')).toMatchObject({ kind: 'dayOff', said: null, moved: true });
  expect(at('2026-12-07')).toMatchObject({ kind: 'working', said: null, eve: true });
  expect(at('2026-11-22')).toMatchObject({ kind: 'dayOff', said: null, moved: false });
});

it('knows the eve of the next year, and takes the company at its word', () => {
  const own = withEdits(yearByLaw(2026), [{ date: '2026-12-08', kind: 'workingDay' }]);
  expect(at('2026-12-31', [five], own)).toMatchObject({ kind: 'working', eve: true });
  expect(at('2026-12-08', [five], own)).toMatchObject({ kind: 'working', said: { source: 'company' } });
});
