import type { CompanyDate } from '#domain/calendar/index.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { earnedBy } from './paymentsWorld.ts';
import { company, DAY } from './settlementWorld.ts';

type Schemas = components['schemas'];
type Day = Schemas['WorkingDay'];
type Item = Schemas['SettleItem'];
type More<Of> = Partial<Record<keyof Of, unknown>>;
/** In and out on the company's clock; null: not checked out. */
type Times = readonly (readonly [string, string | null])[];
type Range = readonly [before: number, after: number];

const [START, NORM] = [9 * 60, 9 * 60];
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const instant = (date: CompanyDate, time: string) => new Date(`${date}T${time}:00+05:00`).toISOString();

/** Times of a date, as an answer has them. */
export const pairsAt = (date: CompanyDate, times: Times) =>
  times.map(([from, to]) => ({ in: instant(date, from), out: to === null ? null : instant(date, to) }));

/** All of a day from 09:00 to 18:00 that is over, with these times and nothing decided; `more` overrides single fields. */
export function dayWith(date: CompanyDate, times: Times, more: Partial<Day> = {}): Day {
  const open = times.some(([, to]) => to === null);
  const worked = times.reduce((sum, [from, to]) => sum + (to ? minutesOf(to) - minutesOf(from) : 0), 0);
  const off = more.kind !== undefined && more.kind !== 'working';
  const late = off ? 0 : Math.max(0, minutesOf(times[0]?.[0] ?? '09:00') - START);
  const norm = off ? 0 : NORM;
  const counted = !off && worked * 2 >= NORM;
  const closed = times.length > 0 && !open;
  return {
    ...{ date, kind: 'working', presence: open ? 'missedCheckOut' : closed ? 'checkedOut' : 'absent' },
    ...{
      punctuality: off || times.length === 0 ? 'unknown' : late > 0 ? 'late' : 'onTime',
      tardinessMinutes: late,
    },
    ...{ minutesWorked: open ? 0 : worked, normMinutes: norm, countsFromMinutes: norm / 2 },
    ...{ counted, countedPercent: counted ? 100 : 0, corrected: false, absence: null },
    counting: closed ? (counted ? 'byItself' : 'undecided') : 'open',
    uncountedBecause: closed && !counted ? (off ? 'notWorkingDay' : 'belowNorm') : null,
    ...{ pairs: pairsAt(date, times), ...more },
  };
}
/** What a decision makes of a day. */
export const decidedBy = {
  count: { counting: 'counted', counted: true, countedPercent: 100, uncountedBecause: null },
  halve: { counting: 'halved', counted: true, countedPercent: 50, uncountedBecause: null },
  dismiss: { counting: 'dismissed', counted: false, countedPercent: 0, uncountedBecause: null },
} as const;

const numbers = ([before, after]: Range) => ({ before, after });
const none: Range = [0, 0];
/** Half of what was earned, in whole so'm. */
const enabledBy = (days: number) => Math.floor(earnedBy(days) / 200) * 100;
/** All that is said to change in an open month of the world's salary. */
export const effectOn = ({ minutes = none, late = none, days = none, absent = none } = {}) => ({
  ...{ minutesWorked: numbers(minutes), tardinessMinutes: numbers(late) },
  ...{ countedDays: numbers(days), absentDays: numbers(absent), adjustment: null },
  earned: { before: earnedBy(days[0]), after: earnedBy(days[1]) },
  enabled: { before: enabledBy(days[0]), after: enabledBy(days[1]) },
});

/** All that waits of a day of the employee, of which nothing else is known. */
export const waiting = (kind: Item['kind'], day: Day, more: More<Item> = {}) => ({
  ...{ kind, id: company.employee.jobId, date: day.date, day, unit: null, reason: null, punch: null },
  ...{ employeeId: company.employee.jobId, employeeName: 'Rahimov Dilshod', wanted: null, absence: null },
  ...{ since: null, shiftEnd: '18:00', own: false, verbs: [], effect: null, otherwise: [], ...more },
});
/** All of a correction that the employee proposes in the morning. */
export const correctionOf = (id: string, more: More<Schemas['Correction']> = {}) => ({
  ...{ id, employeeId: company.employee.jobId, date: DAY, pairs: pairsAt(DAY, [['09:00', '18:00']]) },
  ...{ reason: 'Belgilash esdan chiqdi', state: 'proposed', proposedBy: 'employee', proposedByName: null },
  ...{ proposedAt: '2026-11-18T03:50:00.000Z', acceptedAt: null, decidedAt: null, decidedByName: null },
  ...{ note: null, ...more },
});
/** A row of the day board. */
export const boardRow = (employeeId: string, day: Day, more: More<Schemas['DayBoardRow']> = {}) => ({
  ...{ employeeId, fullName: 'Rahimov Dilshod', isRegistered: true, unit: null, day },
  ...{ reasonState: null, reason: null, ...more },
});
export const nobody = { present: 0, checkedOut: 0, late: 0, absent: 0, notStarted: 0, onLeave: 0 };
