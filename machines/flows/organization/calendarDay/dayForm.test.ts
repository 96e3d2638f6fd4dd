import { expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { calendarOf } from '../calendarYear/calendarForm.ts';
import { sampleYear } from '../calendarYear/sampleYear.ts';
import { dayErrors, dayOf, wordsOf, type DayForm } from './dayForm.ts';

const year = sampleYear(1, { date: '2026-11-20', kind: 'dayOff' });
const input = { year, draft: calendarOf(year) };
const form = (date: CompanyDate | null, change: Partial<DayForm> = {}) => ({
  ...dayOf(input, date),
  ...change,
});

it.each([
  ['no date', form(null), { date: 'required' }],
  ['another year', form('2027-01-05'), { date: 'otherYear' }],
  ['before the company', form('2026-09-15', { kind: 'dayOff' }), { date: 'beforeCompany' }],
  ['a closed month', form('2026-10-20', { kind: 'dayOff' }), { date: 'periodClosed' }],
  ['what it is already', form('2026-11-24'), { kind: 'kindSame' }],
  ['itself instead', form('2026-11-24', { kind: 'dayOff', instead: '2026-11-24' }), { instead: 'sameDay' }],
  [
    'a day worked',
    form('2026-11-24', { kind: 'dayOff', instead: '2026-11-25' }),
    { instead: 'worksAlready' },
  ],
  ['a day off', form('2026-11-28', { kind: 'working', instead: '2026-11-29' }), { instead: 'offAlready' }],
  [
    'a closed one instead',
    form('2026-11-24', { kind: 'dayOff', instead: '2026-10-31' }),
    { instead: 'periodClosed' },
  ],
])('refuses %s', (_, wrong, errors) => {
  expect(dayErrors(input, wrong)).toEqual(errors);
});

it('moves a day, and drops a word that only repeats the law', () => {
  const moved = form('2026-11-24', { kind: 'dayOff', instead: '2026-11-28' });
  expect(dayErrors(input, moved)).toEqual({});
  expect(wordsOf(input, moved)).toEqual({ '2026-11-24': 'dayOff', '2026-11-28': 'workingDay' });
  expect(wordsOf(input, form('2026-11-20', { kind: 'working' }))).toEqual({ '2026-11-20': null });
});
