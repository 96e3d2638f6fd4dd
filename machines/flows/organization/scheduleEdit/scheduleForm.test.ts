import { expect, it } from 'vitest';
import type { CompanyDate } from '#domain/calendar/index.ts';
import { sampleSettings } from '../settingsSection/settingsSectionCases.ts';
import { sampleSchedule } from './scheduleEditMachine.cases.ts';
import {
  changeDays,
  changeKind,
  patterns,
  scheduleErrors,
  scheduleOf,
  toSchedule,
  withDay,
} from './scheduleForm.ts';

const edited = { settings: sampleSettings, schedule: sampleSchedule };
const fresh = { settings: sampleSettings, schedule: null };
const typed = { works: true, start: '08:00', end: '20:00' };

it('begins as the company works, and from tomorrow', () => {
  const { schedule, validFrom } = toSchedule(scheduleOf(fresh));
  expect(validFrom).toBe('2026-11-19');
  expect(schedule).toMatchObject({ kind: 'weekly', breakMinutes: 60, anchor: null });
  expect(schedule.days.map((day) => day?.start ?? null)).toEqual([
    ...Array.from({ length: 5 }, () => '09:00'),
    null,
    null,
  ]);
});

it('proposes an hour of break for shifts of more than six hours, until somebody types another', () => {
  const form = scheduleOf(fresh);
  const until = (end: string) => form.days.map((day) => ({ ...day, end }));
  expect(form.breakMinutes).toBe('60');
  expect(changeDays(form, until('15:00'), fresh).breakMinutes).toBe('0');
  const short = { ...form, breakMinutes: '0' };
  expect(changeDays(short, until('15:01'), fresh).breakMinutes).toBe('60');
  expect(changeDays(short, until('03:00'), fresh).breakMinutes).toBe('60');
  expect(changeDays(short, until('15:'), fresh)).not.toHaveProperty('breakMinutes');
  expect(changeDays({ ...form, breakMinutes: '30' }, until('15:00'), fresh)).not.toHaveProperty(
    'breakMinutes',
  );
  expect(changeDays(form, until('15:00'), edited)).not.toHaveProperty('breakMinutes');
});

it('shows what holds tomorrow; of a schedule that begins later, its beginning', () => {
  expect(scheduleOf(edited)).toMatchObject({ validFrom: '2026-11-19', kind: 'cycle' });
  const [version] = sampleSchedule.versions;
  const later = { ...sampleSchedule, versions: [{ ...version!, validFrom: '2027-01-01' as const }] };
  expect(scheduleOf({ ...edited, schedule: later }).validFrom).toBe('2027-01-01');
});

it('is edited until the day of a planned closing', () => {
  const closing = { ...edited, schedule: { ...sampleSchedule, closedFrom: '2026-12-01' } };
  const from = (validFrom: CompanyDate) => scheduleErrors({ ...scheduleOf(closing), validFrom }, closing);
  expect(from('2026-11-30')).toEqual({});
  expect(from('2026-12-01')).toEqual({ validFrom: 'scheduleClosed' });
});

it('offers the day before a closing that comes first, and no hours planned for the closing or later', () => {
  const [version] = sampleSchedule.versions;
  const later = { ...version!, validFrom: '2026-11-19' as const };
  const versions = [version!, { ...later, schedule: { ...version!.schedule, breakMinutes: 5 } }];
  const closing = (closedFrom: string) =>
    scheduleOf({ ...edited, schedule: { ...sampleSchedule, versions, closedFrom } });
  expect(closing('2026-11-19')).toMatchObject({ validFrom: '2026-11-18', breakMinutes: '60' });
  expect(closing('2026-11-20')).toMatchObject({ validFrom: '2026-11-19', breakMinutes: '5' });
  // Closed before it has begun.
  expect(closing('2026-10-31')).toMatchObject({ validFrom: '2026-10-30', breakMinutes: '60' });
});

it('keeps the days of the other kind', () => {
  const form = scheduleOf(edited);
  const week = { ...form, ...changeKind(form, 'weekly') };
  expect(week.days).toHaveLength(7);
  expect({ ...week, ...changeKind(week, 'cycle') }).toEqual(form);
});

it.each([
  ['2/2', ['08:00', '08:00', null, null]],
  ['1/3', ['08:00', null, null, null]],
  ['dayNight', ['08:00', '20:00', null, null]],
] as const)('has the pattern %s of a typed day', (pattern, starts) => {
  const days = patterns[pattern](typed);
  expect(days.map(({ works, start }) => (works ? start : null))).toEqual(starts);
  expect(withDay(days)).toHaveLength(5);
});

it.each([
  [{ title: ' ' }, { title: 'required' }],
  [{ validFrom: null }, { validFrom: 'required' }],
  [{ validFrom: '2026-10-31' }, { validFrom: 'periodClosed' }],
  [{ anchor: null }, { anchor: 'required' }],
  [{ anchor: '2026-02-30' }, { anchor: 'dateInvalid' }],
  [{ breakMinutes: '' }, { breakMinutes: 'required' }],
  [{ breakMinutes: '480', days: [{ ...typed, end: '15:00' }] }, { breakMinutes: 'breakTooLong' }],
  [{ days: [{ ...typed, works: false }] }, { days: 'scheduleEmpty' }],
  [{ days: [{ ...typed, end: '' }] }, { 'days.0.end': 'required' }],
  [{ days: [typed, { ...typed, start: '25:00' }] }, { 'days.1.start': 'timeInvalid' }],
  [{ days: [{ ...typed, start: '20:00', end: '09:00' }, typed] }, { 'days.0.end': 'shiftsOverlap' }],
  [{ days: [typed, { ...typed, start: '20:00', end: '08:30' }] }, { 'days.1.end': 'shiftsOverlap' }],
] as const)('is refused with %j at its field', (over, errors) => {
  expect(scheduleErrors({ ...scheduleOf(edited), ...over } as never, edited)).toEqual(errors);
});
