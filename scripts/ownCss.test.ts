import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Lines that the package's components, props and tokens leave to rules of our own. */
const forAll = 1_425;
const forEach = 150;

/** Areas with a limit of their own, by their folders; a new area is added here. */
const areas = {
  schedules: 'organization/schedules/',
  'work calendar': 'organization/calendar/',
  gates: 'organization/gates/|time/gate/',
  'check-in': 'time/check/',
  'day board': 'time/board/',
  timesheet: 'time/timesheet/',
  settle: 'time/settle/',
  payslips: 'money/payslip/',
  upload: 'employees/upload/',
  plots: 'plots/',
  demo: 'demo/',
} as const;
const ofArea = (folders: string) => new RegExp(`^(?:screens|components|app)/(?:${folders})`);

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({
    file: file.split(path.sep).join('/'),
    lines: readFileSync(path.join('src', file), 'utf8').split('\n').length - 1,
  }));
const sum = (of: typeof sheets) => of.reduce((lines, sheet) => lines + sheet.lines, 0);

test.each(Object.entries(areas))('%s has few rules of its own', (_, folders) => {
  expect(sum(sheets.filter(({ file }) => ofArea(folders).test(file)))).toBeLessThanOrEqual(forEach);
});

test('what all areas share, and the first ones, have few rules of their own', () => {
  const base = sheets.filter(({ file }) => !ofArea(Object.values(areas).join('|')).test(file));
  expect(base.length).toBeGreaterThan(10);
  expect(sum(base)).toBeLessThanOrEqual(forAll);
});
