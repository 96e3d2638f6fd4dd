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

/** The times that the day gets; null where it gets no other ones. */
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
 * What accepting all that waits of one person makes of their days. Late punches of a day are taken together, and where they make it
 * whole nothing is missing any more.
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

/** What accepting it makes of the person's days; null where it changes none, or that cannot be told. */
export function changeOf(item: Waiting, { day, rule, isOpen }: ReadDay, now: number): DayChange | null {
  const { employeeId, date, kind, punch, absence } = item;
  const dates = [date];
  // Of a late punch only where it makes the day whole; before that it changes nothing that counts.
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
