import type { DayKind } from '../calendar/calendar.ts';
import { MINUTE_MS, type CompanyDate } from '../calendar/date.ts';
import { shiftWindow, type Shift } from './shift.ts';

export type PunchType = 'in' | 'out';

export interface Punch {
  type: PunchType;
  /** Epoch ms. */
  at: number;
}

export interface PunchPair {
  in: number;
  /** Null while open, and for ever when the check-out was missed: no time is invented. */
  out: number | null;
}

export type Presence =
  'notStarted' | 'present' | 'checkedOut' | 'missedCheckOut' | 'absent' | 'dayOff' | 'holiday';
export type Punctuality = 'unknown' | 'onTime' | 'late';

export interface DayFacts {
  date: CompanyDate;
  /** The date's own, as shiftDateOf gave them, in any order. */
  punches: readonly Punch[];
  shift: Shift;
  kind: DayKind;
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
  /** Sum of the closed pairs, whole minutes. */
  minutesWorked: number;
  pairs: PunchPair[];
  /** Its pay is earned: checked out (product §4). */
  counted: boolean;
}

/** A second `in` of an open pair changes nothing; an `out` without an `in` has no pair. */
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

/**
 * The day as a pure function of its punches, shift, calendar and the time (product §3). Whoever works on a day off is
 * present by punches and never late. Lateness is judged in whole minutes: 09:00:59 is on time for 09:00.
 */
export function readDay({ date, punches, shift, kind, now }: DayFacts): Day {
  const window = shiftWindow(date, shift);
  const pairs = pairUp(punches);
  const presence = presenceOf(pairs, kind, now >= window.closesAt);
  const arrived = kind === 'working' ? pairs[0]?.in : undefined;
  const minutesLate = arrived === undefined ? 0 : Math.floor((arrived - window.start) / MINUTE_MS);
  const late = minutesLate > shift.graceMinutes;
  const worked = pairs.reduce((sum, pair) => sum + (pair.out === null ? 0 : pair.out - pair.in), 0);
  return {
    date,
    kind,
    presence,
    punctuality: arrived === undefined ? 'unknown' : late ? 'late' : 'onTime',
    tardinessMinutes: late ? minutesLate : 0,
    minutesWorked: Math.floor(worked / MINUTE_MS),
    pairs,
    counted: presence === 'checkedOut',
  };
}
