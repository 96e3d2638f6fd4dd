import type { DayKind } from '../calendar/calendar.ts';
import { MINUTE_MS, type CompanyDate } from '../calendar/date.ts';
import type { DayRule } from './rules.ts';
import { shiftWindow } from './shift.ts';

export type PunchType = 'in' | 'out';

export interface Punch {
  type: PunchType;
  /** Epoch ms. */
  at: number;
}

export interface PunchPair {
  in: number;
  /** Null while open, and for good when the check-out was missed: no time is invented. */
  out: number | null;
}

export type Presence =
  'notStarted' | 'present' | 'checkedOut' | 'missedCheckOut' | 'absent' | 'dayOff' | 'holiday';
export type Uncounted = 'belowNorm' | 'notWorkingDay';
export type Punctuality = 'unknown' | 'onTime' | 'late';

export interface DayFacts {
  /** Of the date and the person's schedule. */
  rule: Omit<DayRule, 'punchGapSeconds'>;
  /** The punches that were assigned to the date, in any order. */
  punches: readonly Punch[];
  /** Epoch ms. */
  now: number;
}

export interface Day {
  date: CompanyDate;
  kind: DayKind;
  presence: Presence;
  punctuality: Punctuality;
  /** Whole minutes from the shift's start; 0 unless late. */
  tardinessMinutes: number;
  /** Sum of the closed pairs, whole minutes, without what of the break was not spent between them. */
  minutesWorked: number;
  pairs: PunchPair[];
  /** What the schedule wants worked; 0 on a day off or holiday. */
  normMinutes: number;
  /** The day counts from this many minutes worked; 0 when it never counts by itself. */
  countsFromMinutes: number;
  /** The day counts towards pay: checked out, on a working day, and with enough of the norm worked. */
  counted: boolean;
  /** A checked-out day that does not count by itself: the employer decides. */
  uncountedBecause: Uncounted | null;
}

/** A second `in` of an open pair is ignored; so is an `out` without an `in`. */
function pairUp(punches: readonly Punch[]): PunchPair[] {
  const pairs: PunchPair[] = [];
  let open: PunchPair | undefined;
  for (const { type, at } of [...punches].sort((a, b) => a.at - b.at)) {
    if (type === 'in' && !open) {
      open = { in: at, out: null };
      pairs.push(open);
    } else if (type === 'out' && open) {
      open.out = at;
      open = undefined;
    }
  }
  return pairs;
}

function presenceOf(pairs: readonly PunchPair[], kind: DayKind, closed: boolean): Presence {
  const last = pairs.at(-1);
  if (last) {
    if (last.out !== null) return 'checkedOut';
    return closed ? 'missedCheckOut' : 'present';
  }
  if (kind !== 'working') return kind;
  return closed ? 'absent' : 'notStarted';
}

/** What of the break was not already spent between the pairs. */
function breakLeft(pairs: readonly PunchPair[], breakMinutes: number): number {
  const gaps = pairs.reduce((sum, pair, index) => {
    const before = pairs[index - 1]?.out;
    return before === undefined || before === null ? sum : sum + pair.in - before;
  }, 0);
  return Math.max(0, breakMinutes * MINUTE_MS - gaps);
}

/**
 * The day as a pure function of its punches, the rule of the date and the time (product §3). A person who works on a
 * day off is present and never late, but the day has no norm and does not count by itself. Lateness is judged in whole
 * minutes: 09:00:59 is on time for 09:00.
 */
export function readDay({ rule, punches, now }: DayFacts): Day {
  const { date, kind, shift, normMinutes } = rule;
  const window = shiftWindow(date, shift);
  const pairs = pairUp(punches);
  const presence = presenceOf(pairs, kind, now >= window.closesAt);
  const arrived = kind === 'working' ? pairs[0]?.in : undefined;
  const minutesLate = arrived === undefined ? 0 : Math.floor((arrived - window.start) / MINUTE_MS);
  const late = minutesLate > shift.graceMinutes;
  const presentMs = pairs.reduce((sum, pair) => sum + (pair.out === null ? 0 : pair.out - pair.in), 0);
  const workedMs = Math.max(0, presentMs - breakLeft(pairs, rule.breakMinutes));
  const minutesWorked = Math.floor(workedMs / MINUTE_MS);
  const countsFromMinutes = Math.ceil((normMinutes * rule.countFromPercent) / 100);
  const gone = presence === 'checkedOut';
  const counted = gone && normMinutes > 0 && minutesWorked >= countsFromMinutes;
  return {
    date,
    kind,
    presence,
    punctuality: arrived === undefined ? 'unknown' : late ? 'late' : 'onTime',
    tardinessMinutes: late ? minutesLate : 0,
    minutesWorked,
    pairs,
    normMinutes,
    countsFromMinutes,
    counted,
    uncountedBecause: !gone || counted ? null : normMinutes > 0 ? 'belowNorm' : 'notWorkingDay',
  };
}
