import type { Day } from '#domain/attendance/readDay.ts';
import type { DayRule } from '#domain/attendance/rules.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import { groupBy } from '../../groupBy.ts';
import { knownDaysOf, withAbsence } from '../absences/index.ts';
import type { DayChange } from '../../money/effects/index.ts';
import { withTimes } from './propose.ts';
import type { Waiting } from './queue.ts';
import { withLatePunches, withShiftEnd } from './verbs.ts';

type Pairs = readonly { in: number; out: number }[];

const parsePairs = (pairs: readonly { in: string; out: string }[]): Pairs =>
  pairs.map((pair) => ({ in: Date.parse(pair.in), out: Date.parse(pair.out) }));

/** The new times of the day; null where they do not change. */
export function wantedPairs({ kind, correction, date }: Waiting, day: Day, rule: Pick<DayRule, 'shift'>) {
  if (correction) return parsePairs(correction.pairs);
  if (kind === 'unclear') {
    const { start, end } = shiftWindow(date, rule.shift);
    return [{ in: start, out: end }];
  }
  return kind === 'missedCheckOut' ? withShiftEnd(day, rule) : null;
}

interface ReadDay {
  day: Day;
  rule: Pick<DayRule, 'shift'>;
  isOpen: boolean;
}

/**
 * The changes when everything that waits for a person is accepted. Late punches of a day are combined; where they
 * complete the day, nothing else is missing.
 */
export function changesOf(
  items: readonly Waiting[],
  read: (item: Waiting) => ReadDay,
  now: number,
): DayChange[] {
  const punches = groupBy(
    items.filter(({ punch }) => punch),
    ({ date }) => date,
  );
  const byPunches = [...punches.values()].flatMap((own): DayChange[] => {
    const [{ employeeId, date }] = own as [Waiting];
    const { day, isOpen } = read(own[0]!);
    const times = withLatePunches(
      day,
      own.map(({ punch }) => punch!),
    );
    return times ? [{ employeeId, dates: [date], decided: withTimes(date, times, isOpen) }] : [];
  });
  const whole = new Set(byPunches.flatMap(({ dates }) => dates));
  const others = items.filter(
    ({ punch, kind, date }) => !punch && !(kind === 'missedCheckOut' && whole.has(date)),
  );
  return [...byPunches, ...others.flatMap((item) => changeOf(item, read(item), now) ?? [])];
}

/** The change when the item is accepted; null where it changes nothing, or the effect is unknown. */
export function changeOf(item: Waiting, { day, rule, isOpen }: ReadDay, now: number): DayChange | null {
  const { employeeId, date, kind, punch, absence } = item;
  const dates = [date];
  // A late punch changes something only where it completes the day.
  const times = wantedPairs(item, day, rule) ?? (punch ? withLatePunches(day, [punch]) : null);
  if (times) return { employeeId, dates, decided: withTimes(date, times, isOpen) };
  if (absence) return { employeeId, dates: knownDaysOf(absence, now), decided: withAbsence(absence) };
  if (kind !== 'belowNorm' && kind !== 'onLeave') return null;
  return {
    employeeId,
    dates,
    decided: (one, stored) => (one === date ? { ...stored, decision: 'counted' } : stored),
  };
}
