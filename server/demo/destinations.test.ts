import { expect, test } from 'vitest';
import { planner } from '#domain/attendance/rules.ts';
import { knownDays } from '#domain/calendar/index.ts';
import { FIRST_DAY } from '#domain/dated/versions.ts';
import { defaultWorkSettings } from '#domain/organizationSettings.ts';
import { instantOf, type Destination } from './destinations.ts';

const plan = planner({
  settings: [{ validFrom: FIRST_DAY, ...defaultWorkSettings }],
  schedules: new Map(),
  days: [2026, 2027].flatMap(knownDays),
});
const pay = { advanceDay: '20', salaryDay: 5 };
const from = (now: string, to: Destination, days: Parameters<typeof instantOf>[2]['pay'] = pay) =>
  new Date(instantOf(to, Date.parse(`${now}+05:00`), { plan, pay: days }) + 5 * 3_600_000)
    .toISOString()
    .slice(0, 16);

test.each<[now: string, to: Destination, at: string]>([
  ['2026-11-18T08:50', 'day', '2026-11-19T08:50'],
  // Ten minutes before the shift that is next: never the one people are on their way to.
  ['2026-11-18T08:40', 'shift', '2026-11-18T08:50'],
  ['2026-11-18T08:50', 'shift', '2026-11-19T08:50'],
  ['2026-11-20T12:00', 'shift', '2026-11-23T08:50'],
  // The New Year, and the Friday before it by the decree.
  ['2026-12-31T20:00', 'shift', '2027-01-04T08:50'],
  ['2026-11-18T08:50', 'payday', '2026-11-20T10:00'],
  // The 5th of December is a Saturday: salaries are paid on the eve.
  ['2026-11-20T10:00', 'payday', '2026-12-04T10:00'],
  ['2026-11-18T08:50', 'monthEnd', '2026-12-01T09:00'],
  ['2026-12-31T23:59', 'monthEnd', '2027-01-01T09:00'],
])('from %s the next %s is %s', (now, to, at) => {
  expect(from(now, to)).toBe(at);
});

test('a company that names no day of payment has a day instead', () => {
  expect(from('2026-11-18T08:50', 'payday', { advanceDay: null, salaryDay: null })).toBe('2026-11-19T08:50');
});
