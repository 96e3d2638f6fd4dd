import { isEmployedOn, type Employment } from '../employment.ts';
import { ABSENT_WITHOUT_REASON } from './absenceKinds.ts';
import type { Day } from './readDay.ts';

/**
 * The code of a cell: hours worked; approved work on a day off; work that an employer decided not to count; a day off or
 * holiday; an absence, with its kind; an unclear day (no presence, or a missed check-out); a day outside the employment;
 * or a day to come.
 */
export type TimesheetCode =
  'worked' | 'restWorked' | 'dismissed' | 'off' | 'away' | 'unclear' | 'notHired' | 'open';

export interface TimesheetCell {
  code: TimesheetCode;
  /** Number of the absence's kind among the 36 codes; null unless away or dismissed. */
  kind: number | null;
  /** Minutes of work; also of a day that waits for a decision, but 0 for a dismissed one. */
  minutes: number;
  late: boolean;
  corrected: boolean;
  /** The day waits for an employer's decision, and no total includes it until then. */
  unsettled: boolean;
}

export interface TimesheetSum {
  /** Days that count, halves included. */
  days: number;
  minutes: number;
  /** The part of `minutes` on days off and holidays. */
  restMinutes: number;
  unclearDays: number;
}

export interface TimesheetRow {
  cells: TimesheetCell[];
  /** Days 1–15 and 16 to the end, as on the form and for the advance. */
  halves: [TimesheetSum, TimesheetSum];
  month: TimesheetSum;
  normDays: number;
  normMinutes: number;
}

/** How many people the server sends at a time. */
export const TIMESHEET_PAGE = 200;

/** The last day of the first half. */
export const HALF = 15;

const notHired: TimesheetCell = {
  code: 'notHired',
  kind: null,
  minutes: 0,
  late: false,
  corrected: false,
  unsettled: false,
};

function codeOf({ presence, counting, kind, absence }: Day): TimesheetCode {
  if (absence && kind === 'working' && (presence === 'absent' || presence === 'notStarted')) return 'away';
  if (presence === 'notStarted' || presence === 'present') return 'open';
  if (presence === 'absent' || presence === 'missedCheckOut') return 'unclear';
  if (presence !== 'checkedOut') return 'off';
  if (kind === 'working') return counting === 'dismissed' ? codeOfDismissed(absence) : 'worked';
  return counting === 'counted' || counting === 'halved' ? 'restWorked' : 'off';
}

/** Work that does not count has no hours; on a day off it is shown beside its code. */
export const hasHours = (code: TimesheetCode): boolean =>
  code === 'worked' || code === 'restWorked' || code === 'off';

/** Dismissed work shows the leave or sickness during which it was done. */
const codeOfDismissed = (absence: Day['absence']): TimesheetCode =>
  absence && absence.treatment !== 'worked' ? 'away' : 'dismissed';

/**
 * Number of the absence's kind that a cell shows. Of the form's unpaid codes a dismissed day is neither by permission (ДО, 16) nor not
 * cleared up (НН, 30): it is one without a good reason (ПР, 24). With a good reason it is entered as an absence of that kind.
 */
export const kindOfCode = (code: TimesheetCode, absenceKind: number | null): number | null => {
  if (code === 'dismissed') return ABSENT_WITHOUT_REASON;
  return code === 'away' ? absenceKind : null;
};

export function timesheetCell(day: Day, employment: Employment): TimesheetCell {
  if (!isEmployedOn(employment, day.date)) return notHired;
  const code = codeOf(day);
  return {
    code,
    kind: kindOfCode(code, day.absence?.kind ?? null),
    minutes: day.presence === 'checkedOut' && hasHours(code) ? day.minutesWorked : 0,
    late: day.punctuality === 'late',
    corrected: day.corrected,
    unsettled: day.presence === 'missedCheckOut' || day.counting === 'undecided',
  };
}

/** The printed code of a day: work that waits for a decision is printed like a day to come. */
export const printedCode = ({ code, unsettled }: TimesheetCell): TimesheetCode =>
  code === 'worked' && unsettled ? 'open' : code;

/** The printed minutes of a cell; they add up to the total. */
export const printedMinutes = (cell: TimesheetCell): number => {
  const code = printedCode(cell);
  return code === 'worked' || code === 'restWorked' ? cell.minutes : 0;
};

const sumOf = (days: readonly Day[], cells: readonly TimesheetCell[]): TimesheetSum => {
  const sum: TimesheetSum = { days: 0, minutes: 0, restMinutes: 0, unclearDays: 0 };
  days.forEach((day, place) => {
    const { code, minutes } = cells[place]!;
    sum.days += day.countedShare;
    if (code === 'unclear') sum.unclearDays += 1;
    if (code === 'restWorked') sum.restMinutes += minutes;
    if (code === 'restWorked' || day.counted) sum.minutes += minutes;
  });
  return sum;
};

/** A person's month on the timesheet. */
export const timesheetRow = (days: readonly Day[], employment: Employment): TimesheetRow =>
  rowOfCells(
    days,
    days.map((day) => timesheetCell(day, employment)),
  );

/** A person's month of known cells, with its totals. */
export function rowOfCells(days: readonly Day[], cells: TimesheetCell[]): TimesheetRow {
  const working = days.filter(({ kind }) => kind === 'working');
  const part = (from: number, to?: number) => sumOf(days.slice(from, to), cells.slice(from, to));
  return {
    cells,
    halves: [part(0, HALF), part(HALF)],
    month: part(0),
    normDays: working.length,
    normMinutes: working.reduce((sum, { normMinutes }) => sum + normMinutes, 0),
  };
}

/** The number of days with each kind of absence. */
export function countDaysAway(cells: readonly Pick<TimesheetCell, 'kind'>[]): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  for (const { kind } of cells) if (kind !== null) days.set(kind, (days.get(kind) ?? 0) + 1);
  return days;
}
