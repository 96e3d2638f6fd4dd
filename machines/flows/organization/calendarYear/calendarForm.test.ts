import { expect, it } from 'vitest';
import { calendarOf, changesOf, draftYear, rebaseCalendar, changedField } from './calendarForm.ts';
import { sampleYear } from './sampleYear.ts';

const year = sampleYear(1, { date: '2026-11-20', kind: 'dayOff' });
const form = { ...calendarOf(year), '2026-11-20': null, '2026-11-24': 'holiday' as const };

it('sends what differs, in the order of the dates, and reads a refusal by it', () => {
  const days = [
    { date: '2026-11-20', kind: null },
    { date: '2026-11-24', kind: 'holiday' },
  ];
  expect(changesOf(form, year)).toEqual({ acceptDecree: false, days });
  expect(changesOf(calendarOf(year), year).days).toEqual([]);
  expect(changedField('days.1.date', form, year)).toBe('2026-11-24');
});

it('keeps the changes of both sides, and mine where both changed a day', () => {
  const theirs = sampleYear(
    2,
    { date: '2026-11-20', kind: 'holiday' },
    { date: '2026-11-27', kind: 'dayOff' },
  );
  expect(rebaseCalendar(form, year, theirs)).toEqual({
    acceptDecree: false,
    '2026-11-20': null,
    '2026-11-24': 'holiday',
    '2026-11-27': 'dayOff',
  });
});

it('drafts the year with the decree once it is accepted', () => {
  const worked = (accepted: boolean) =>
    draftYear({ ...calendarOf(year), acceptDecree: accepted }, year).filter(({ kind }) => kind === 'working');
  // The company's own day off, and 248 by law and decree.
  expect([worked(false).length, worked(true).length]).toEqual([251, 247]);
});
