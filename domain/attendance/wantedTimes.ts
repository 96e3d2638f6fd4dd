import { companyDayStart, DAY_MS, MINUTE_MS, type CompanyDate } from '../calendar/date.ts';
import { isTime } from '../fields/time.ts';
import { shiftWindow, type Shift, type ShiftWindow } from './shift.ts';

/** `HH:MM` in Tashkent. */
export interface WantedPair {
  in: string;
  out: string;
}

/** By place: `0.in`, `1.out`. */
export type WantedErrors = Record<string, string>;

/** Errors of incomplete or unordered pairs, without comparing them with a shift; times over midnight count as later. */
export function pairErrors(pairs: readonly WantedPair[]): WantedErrors {
  const errors: WantedErrors = {};
  for (const [index, pair] of pairs.entries())
    for (const end of ['in', 'out'] as const)
      if (!isTime(pair[end])) errors[`${index}.${end}`] = pair[end] ? 'timeInvalid' : 'required';
  return errors;
}

/**
 * The latest allowed instant: a clock time is unambiguous for a day from the opening; a longer shift goes on until its
 * closing.
 */
function latestOf({ opensAt, end, closesAt }: ShiftWindow): number {
  const dayLater = opensAt + DAY_MS;
  return end < dayLater ? Math.min(closesAt, dayLater) : closesAt;
}

/** The instant of a clock time in the date's shift: the first after the time before it that is not later than `latest`. */
function instantOf(
  time: string,
  date: CompanyDate,
  { opensAt, latest, after }: { opensAt: number; latest: number; after: number },
): number {
  const [hours, minutes] = time.split(':');
  const clock = companyDayStart(date) + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  const at = clock < opensAt ? clock + DAY_MS : clock;
  return at <= after && at + DAY_MS <= latest ? at + DAY_MS : at;
}

/** The wanted times as instants (epoch ms), or what is wrong with them: `outsideShift` or `timesCross` at the later time. */
export function wantedTimes(
  date: CompanyDate,
  shift: Shift,
  pairs: readonly WantedPair[],
): { pairs: { in: number; out: number }[]; errors: WantedErrors } {
  const errors = pairErrors(pairs);
  const window = shiftWindow(date, shift);
  const { opensAt } = window;
  const latest = latestOf(window);
  let last = -Infinity;
  const read = pairs.map((pair, index) => {
    const of = (end: 'in' | 'out') => {
      const key = `${index}.${end}`;
      if (errors[key]) return 0;
      const at = instantOf(pair[end], date, { opensAt, latest, after: last });
      if (at > latest) errors[key] = 'outsideShift';
      else {
        if (at <= last) errors[key] = 'timesCross';
        last = Math.max(last, at);
      }
      return at;
    };
    return { in: of('in'), out: of('out') };
  });
  return { pairs: read, errors };
}
