import { expect, test } from 'vitest';
import { companyDate, type CompanyDate } from '../calendar/index.ts';
import { reasonDeadline } from './reasonDeadline.ts';
import type { Shift } from './shift.ts';

const shift: Shift = { start: '09:00', end: '18:00', graceMinutes: 5, closingMinutes: 240 };
const night: Shift = { ...shift, start: '20:00', end: '08:00' };
const at = (text: string) => Date.parse(`${text}:00+05:00`);

test('is the end of the next working day', () => {
  const off: CompanyDate[] = ['2026-11-21', '2026-11-22'];
  const ruleOn = (date: CompanyDate) =>
    ({ kind: off.includes(date) ? 'dayOff' : 'working', shift, reasonDays: 1 }) as const;
  expect(reasonDeadline('2026-11-18', ruleOn)).toBe(at('2026-11-19T18:00'));
  expect(reasonDeadline('2026-11-20', ruleOn)).toBe(at('2026-11-23T18:00'));
});

test('is as many working days on as the rule of the late day says', () => {
  const off: CompanyDate[] = ['2026-11-21', '2026-11-22'];
  const ruleOn = (date: CompanyDate) =>
    ({
      kind: off.includes(date) ? 'dayOff' : 'working',
      shift,
      reasonDays: date < '2026-11-19' ? 3 : 1,
    }) as const;
  expect(reasonDeadline('2026-11-18', ruleOn)).toBe(at('2026-11-23T18:00'));
  expect(reasonDeadline('2026-11-19', ruleOn)).toBe(at('2026-11-20T18:00'));
});

test('of a night shift is on the morning after it', () => {
  expect(reasonDeadline('2026-11-18', () => ({ kind: 'working', shift: night, reasonDays: 1 }))).toBe(
    at('2026-11-20T08:00'),
  );
});

test('is a month when nobody ever works again', () => {
  const deadline = reasonDeadline('2026-11-18', () => ({ kind: 'dayOff', shift, reasonDays: 5 }));
  expect(companyDate(deadline)).toBe('2026-12-19');
});
