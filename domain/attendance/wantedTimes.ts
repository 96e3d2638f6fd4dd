import { companyDayStart, DAY_MS, MINUTE_MS, type CompanyDate } from '../calendar/date.ts';
import { isTime } from '../fields/time.ts';
import { shiftWindow, type Shift } from './shift.ts';

/** `HH:MM` in Tashkent. */
export interface WantedPair {
  in: string;
  out: string;
}

/** By place: `0.in`, `1.out`. */
export type WantedErrors = Record<string, string>;

/** Whether the pairs are whole and in order, without a shift to compare them with; over midnight counts as later. */
export function pairErrors(pairs: readonly WantedPair[]): WantedErrors {
  const errors: WantedErrors = {};
  for (const [index, pair] of pairs.entries())
    for (const end of ['in', 'out'] as const)
      if (!isTime(pair[end])) errors[`${index}.${end}`] = pair[end] ? 'timeInvalid' : 'required';
  return errors;
}

/**
 * The instant of a clock time in the date's shift: the first after the time before it, on the next day where the shift
 * and its closing last that long.
 */
function instantOf(
  time: string,
  date: CompanyDate,
  { opensAt, closesAt, after }: { opensAt: number; closesAt: number; after: number },
): number {
  const [hours, minutes] = time.split(':');
  const clock = companyDayStart(date) + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  const at = clock < opensAt ? clock + DAY_MS : clock;
  return at <= after && at + DAY_MS <= closesAt ? at + DAY_MS : at;
}

/** The wanted times as instants (epoch ms), or what is wrong with them: `outsideShift` or `timesCross` at the later time. */
export function wantedTimes(
  date: CompanyDate,
  shift: Shift,
  pairs: readonly WantedPair[],
): { pairs: { in: number; out: number }[]; errors: WantedErrors } {
  const errors = pairErrors(pairs);
  const { opensAt, closesAt } = shiftWindow(date, shift);
  let last = -Infinity;
  const read = pairs.map((pair, index) => {
    const of = (end: 'in' | 'out') => {
      const key = `${index}.${end}`;
      if (errors[key]) return 0;
      const at = instantOf(pair[end], date, { opensAt, closesAt, after: last });
      if (at > closesAt) errors[key] = 'outsideShift';
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
