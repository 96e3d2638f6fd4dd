import type { DayKind } from '../calendar/calendar.ts';
import { MINUTE_MS, type CompanyDate } from '../calendar/date.ts';
import type { DayShare } from '../dayShare.ts';
import type { Tiyin } from '../money.ts';
import type { Treatment } from './absenceKinds.ts';
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
export type Uncounted = 'belowNorm' | 'notWorkingDay' | 'onLeave';
export type Punctuality = 'unknown' | 'onTime' | 'late';
export type DayDecision = 'counted' | 'halved' | 'dismissed';
/** Whether the day counts: by itself, by an employer's decision, or not yet. */
export type Counting = 'open' | 'byItself' | 'undecided' | DayDecision;

/** The kind of an absence, and whether the day earns. */
export interface DayAbsence {
  kind: number;
  treatment: Treatment;
}

/** Decisions on a day, which override its punches. */
export interface Decided {
  /** Pairs of the accepted correction, which replace the punches. */
  pairs?: readonly { in: number; out: number }[];
  decision?: DayDecision;
  /** The accepted absence that the day is in. */
  absence?: DayAbsence;
}

export interface PairedFacts {
  /** Of the date and the person's schedule. */
  rule: Omit<DayRule, 'punchGapSeconds' | 'takesLatePunches' | 'reasonDays'>;
  pairs: readonly PunchPair[];
  decided?: Decided;
  /** Epoch ms. */
  now: number;
}

export interface DayFacts extends Omit<PairedFacts, 'pairs'> {
  /** The punches that were assigned to the date, in any order. */
  punches: readonly Punch[];
}

export interface Day {
  date: CompanyDate;
  kind: DayKind;
  presence: Presence;
  punctuality: Punctuality;
  /** Whole minutes from the shift's start; 0 unless late. */
  tardinessMinutes: number;
  /** Sum of the closed pairs in whole minutes, less the part of the break that was not taken between them. */
  minutesWorked: number;
  pairs: readonly PunchPair[];
  /** The norm of the schedule; 0 on a day off or holiday. */
  normMinutes: number;
  /** The day counts from this many minutes worked; 0 when it never counts by itself. */
  countsFromMinutes: number;
  /** The day counts towards pay, in whole or in part. */
  counted: boolean;
  counting: Counting;
  /** How much of the day counts towards pay. A day off has no norm and never counts, also when it is approved. */
  countedShare: 0 | 0.5 | 1;
  /** A checked-out day that does not count by itself, until an employer decides. */
  uncountedBecause: Uncounted | null;
  /** The pairs are those of a correction. */
  corrected: boolean;
  /** The absence on the day. Punches on such a day stay, and it waits for an employer. */
  absence: DayAbsence | null;
  /** Only for a day of a closed month: the stored terms and earnings; `earned` is null where a correction recomputes the day. */
  rate?: { salary: Tiyin; share: DayShare; workingDays: number; earned: Tiyin | null };
}

/** A second `in` of an open pair is ignored; so is an `out` without an `in`. */
export function pairUp(punches: readonly Punch[]): PunchPair[] {
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

/** The part of the break that was not taken between the pairs. */
function breakLeft(pairs: readonly PunchPair[], breakMinutes: number): number {
  const gaps = pairs.reduce((sum, pair, index) => {
    const before = pairs[index - 1]?.out;
    return before === undefined || before === null ? sum : sum + pair.in - before;
  }, 0);
  return Math.max(0, breakMinutes * MINUTE_MS - gaps);
}

function whyUncounted(absence: DayAbsence | null, normMinutes: number): Uncounted {
  if (absence) return 'onLeave';
  return normMinutes > 0 ? 'belowNorm' : 'notWorkingDay';
}

const shares: Record<Counting, 0 | 0.5 | 1> = {
  open: 0,
  byItself: 1,
  undecided: 0,
  counted: 1,
  halved: 0.5,
  dismissed: 0,
};

/** Drops the decision, which was about the day as it was: with other times or another absence, it has to be decided again. */
export const withoutDecision = ({ decision: _, ...decided }: Decided): Decided => decided;

/**
 * The day as a pure function of its punches, the decisions on it, the rule of the date and the time (product §3). A
 * person who works on a day off is present and never late, but the day has no norm and does not count by itself. Lateness
 * is judged in whole minutes: 09:00:59 is on time for 09:00.
 */
export const readDay = ({ punches, ...facts }: DayFacts): Day =>
  readPairs({ ...facts, pairs: pairUp(punches) });

/** As `readDay`, from paired punches, for reading a day by several rules. */
export function readPairs({ rule, pairs: punched, decided = {}, now }: PairedFacts): Day {
  const { date, kind, shift, normMinutes } = rule;
  const window = shiftWindow(date, shift);
  const pairs: readonly PunchPair[] = decided.pairs ?? punched;
  const presence = presenceOf(pairs, kind, now >= window.closesAt);
  const arrived = kind === 'working' ? pairs[0]?.in : undefined;
  const minutesLate = arrived === undefined ? 0 : Math.floor((arrived - window.start) / MINUTE_MS);
  const late = minutesLate > shift.graceMinutes;
  const presentMs = pairs.reduce((sum, pair) => sum + (pair.out === null ? 0 : pair.out - pair.in), 0);
  const workedMs = Math.max(0, presentMs - breakLeft(pairs, rule.breakMinutes));
  const minutesWorked = Math.floor(workedMs / MINUTE_MS);
  const countsFromMinutes = Math.ceil((normMinutes * rule.countFromPercent) / 100);
  const gone = presence === 'checkedOut';
  const absence = decided.absence ?? null;
  const enough = !absence && normMinutes > 0 && minutesWorked >= countsFromMinutes;
  const earnsAway = absence?.treatment === 'worked' && pairs.length === 0 && now >= window.closesAt;
  const counting = !gone ? 'open' : enough ? 'byItself' : (decided.decision ?? 'undecided');
  const countedShare = normMinutes === 0 ? 0 : earnsAway ? 1 : shares[counting];
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
    counted: countedShare > 0,
    counting,
    countedShare,
    uncountedBecause: counting === 'undecided' ? whyUncounted(absence, normMinutes) : null,
    corrected: decided.pairs !== undefined,
    absence,
  };
}
