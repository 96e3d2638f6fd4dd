import type { Day } from '#domain/attendance/readDay.ts';
import { shiftWindow } from '#domain/attendance/shift.ts';
import type { DayRule } from '#domain/attendance/rules.ts';
import { absenceMachine } from '#machines/lifecycles/absenceMachine.ts';
import { correctionMachine } from '#machines/lifecycles/correctionMachine.ts';
import { decisionsOn } from '#machines/lifecycles/dayDecisions.ts';
import { latePunchMachine } from '#machines/lifecycles/latePunchMachine.ts';
import { legalEvents } from '#machines/lifecycles/lifecycle.ts';
import { tardinessReasonMachine } from '#machines/lifecycles/tardinessReasonMachine.ts';
import { workingDayMachine, workingDayStateOf } from '#machines/lifecycles/workingDayMachine.ts';
import type { Waiting, Verb } from './queue.ts';

/** The pairs of a day with a missed check-out, completed with the end of the shift; null when that is too early. */
export function withShiftEnd(day: Day, { shift }: Pick<DayRule, 'shift'>) {
  const { end } = shiftWindow(day.date, shift);
  const pairs = day.pairs.map((pair) => ({ in: pair.in, out: pair.out ?? end }));
  return pairs.every((pair) => pair.in < pair.out) ? pairs : null;
}

/** The pairs of a day with additional punches; null unless every pair is complete then. */
export function withLatePunches(day: Day, punches: readonly { type: 'in' | 'out'; at: Date }[]) {
  const times = [
    ...day.pairs.flatMap((pair) => [
      { type: 'in', at: pair.in },
      ...(pair.out === null ? [] : [{ type: 'out', at: pair.out }]),
    ]),
    ...punches.map(({ type, at }) => ({ type, at: at.getTime() })),
  ].sort((a, b) => a.at - b.at);
  const whole = times.every((one, index) => one.type === (index % 2 ? 'out' : 'in'));
  if (!whole || times.length % 2) return null;
  return times.flatMap((one, index) => (index % 2 ? [] : [{ in: one.at, out: times[index + 1]!.at }]));
}

/** The verbs that an employer may use, by the item's lifecycle. */
export function verbsOf(
  { kind, correction, absence, reason, punch }: Waiting,
  day: Day,
  rule: Pick<DayRule, 'shift'>,
): Verb[] {
  if (correction) return legalEvents(correctionMachine, correction.state, 'employer') as Verb[];
  if (absence) return legalEvents(absenceMachine, absence.state, 'employer') as Verb[];
  if (reason) return legalEvents(tardinessReasonMachine, reason.state, 'employer') as Verb[];
  if (punch) return legalEvents(latePunchMachine, punch.state, 'employer') as Verb[];
  if (kind === 'missedCheckOut' || kind === 'unclear') {
    if (!legalEvents(workingDayMachine, workingDayStateOf(day), 'employer').includes('correct')) return [];
    if (kind === 'unclear') return ['enter', 'absent'];
    return withShiftEnd(day, rule) ? ['settle'] : [];
  }
  return decisionsOn(day);
}
