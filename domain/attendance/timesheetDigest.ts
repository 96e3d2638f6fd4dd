import { printedFields, type PrintedFacts } from '../fields/printedFields.ts';
import type { CompanyDate, CompanyMonth } from '../calendar/date.ts';
import type { TimesheetCode } from './timesheet.ts';

/** What a digest covers of a person; each text with its length, so that no boundary can be moved. */
export interface DigestedPerson extends PrintedFacts {
  employeeId: string;
  fullName: string;
  pinfl: string;
}

/** What a digest covers of a day: everything that the timesheet says, and nothing of money. */
export interface DigestedDay {
  date: CompanyDate;
  code: TimesheetCode;
  absenceKind: number | null;
  minutesWorked: number;
  countedPercent: number;
  normMinutes: number;
  tardinessMinutes: number;
  corrected: boolean;
}

/** What a digest covers of an adjustment for a closed day. */
export interface DigestedAdjustment {
  date: CompanyDate;
  minutes: number;
  countedPercent: number;
}

const text = (value: string) => `${[...value].length}:${value}`;

/** Only facts that are given. A person without any has the same line as before these facts were kept. */
const formLine = (person: PrintedFacts): string =>
  printedFields.map((field) => (person[field] === null ? '' : ` ${field} ${text(person[field])}`)).join('');

/** The canonical lines of one person, days in their order; their SHA-256 stands for the person. */
export const personLines = (
  { employeeId, fullName, pinfl, ...printed }: DigestedPerson,
  days: readonly DigestedDay[],
  adjustments: readonly DigestedAdjustment[],
): string =>
  [
    `${employeeId} ${pinfl} ${text(fullName)}${formLine(printed)}`,
    ...days.map((day) =>
      [
        ...[day.date, day.code, day.absenceKind ?? '-', day.minutesWorked, day.countedPercent],
        ...[day.normMinutes, day.tardinessMinutes, day.corrected ? 1 : 0],
      ].join(' '),
    ),
    ...adjustments.map(({ date, minutes, countedPercent }) => `~ ${date} ${minutes} ${countedPercent}`),
  ].join('\n');

/**
 * The canonical lines of a timesheet, people in the order of their ids; their SHA-256 is printed on it. The number of the version is
 * not among them: closing a month again without a change gives the same digest.
 */
export const timesheetLines = (
  organizationId: string,
  month: CompanyMonth,
  people: readonly { employeeId: string; digest: string }[],
): string =>
  [
    `davomat tabel 1 ${organizationId} ${month} ${people.length}`,
    ...people.map(({ employeeId, digest }) => `${employeeId} ${digest}`),
  ].join('\n');
