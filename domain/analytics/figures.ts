import { isWithoutReason } from '../attendance/absenceKinds.ts';
import type { Day } from '../attendance/readDay.ts';
import { isEmployedOn, type Employment } from '../employment.ts';
import { percentOf } from './percent.ts';

/** Sums over days of several people. Sums are added field by field, so that any period can be built from days. */
export interface DaySums {
  /** Employed people. */
  people: number;
  /** Working days during employment; the next three are its parts. */
  due: number;
  /** With a check-in, even during an absence. */
  attended: number;
  /** Without a check-in after the shift, unexcused or for an unknown reason. */
  absent: number;
  /** Off by an excused absence: leave, sickness, a business trip. */
  away: number;
  /** Check-ins on working days; only these can be late. */
  starts: number;
  late: number;
  /** Days with a check-in, including days off and holidays. */
  shifts: number;
  missedCheckOuts: number;
  /** Of days with a check-out. */
  minutesWorked: number;
  /** Of these, on days off and holidays. */
  restMinutes: number;
  /** Norm of the due days, without days away. */
  normMinutes: number;
}

export const noSums = (): DaySums => ({
  people: 0,
  due: 0,
  attended: 0,
  absent: 0,
  away: 0,
  starts: 0,
  late: 0,
  shifts: 0,
  missedCheckOuts: 0,
  minutesWorked: 0,
  restMinutes: 0,
  normMinutes: 0,
});

/** Adds a person's day to the sums. A day outside of the employment or not begun adds nothing. */
export function addDay(sums: DaySums, day: Day, employment: Employment): void {
  if (!isEmployedOn(employment, day.date) || day.presence === 'notStarted') return;
  const isWorking = day.kind === 'working';
  const came = day.pairs.length > 0;
  sums.people += 1;
  if (isWorking) {
    const isAway = day.absence !== null && !isWithoutReason(day.absence.kind);
    const part = came ? 'attended' : isAway ? 'away' : 'absent';
    sums.due += 1;
    sums[part] += 1;
    if (part !== 'away') sums.normMinutes += day.normMinutes;
  }
  if (day.punctuality !== 'unknown') sums.starts += 1;
  if (day.punctuality === 'late') sums.late += 1;
  if (came) sums.shifts += 1;
  if (day.presence === 'missedCheckOut') sums.missedCheckOuts += 1;
  if (day.presence === 'checkedOut') {
    sums.minutesWorked += day.minutesWorked;
    if (!isWorking) sums.restMinutes += day.minutesWorked;
  }
}

/** Days on which somebody was expected; leave and the like do not lower rates. */
export const expectedDays = ({ due, away }: Pick<DaySums, 'due' | 'away'>) => due - away;

/** The share of expected days with a check-in. */
export const attendanceRate = ({ attended, ...days }: Pick<DaySums, 'attended' | 'due' | 'away'>) =>
  percentOf(attended, expectedDays(days));

/** The share of check-ins on working days that were on time. */
export const punctualityRate = ({ starts, late }: Pick<DaySums, 'starts' | 'late'>) =>
  percentOf(starts - late, starts);

/** Missed check-outs in a hundred shifts. */
export const missedPer100 = ({ missedCheckOuts, shifts }: Pick<DaySums, 'missedCheckOuts' | 'shifts'>) =>
  percentOf(missedCheckOuts, shifts);

/** Hours worked on working days as a share of the norm. */
export const hoursRate = ({
  minutesWorked,
  restMinutes,
  normMinutes,
}: Pick<DaySums, 'minutesWorked' | 'restMinutes' | 'normMinutes'>) =>
  percentOf(minutesWorked - restMinutes, normMinutes);

/** Smaller groups are not compared, as they would reveal one person's month. */
export const FEWEST_COMPARED = 5;

/** The longest period that can be asked for. */
export const MOST_MONTHS = 36;
