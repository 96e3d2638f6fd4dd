import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDay, type Punch } from '#domain/attendance/readDay.ts';
import { shiftWindow, type Shift } from '#domain/attendance/shift.ts';
import type { DayKind } from '#domain/calendar/calendar.ts';
import { MINUTE_MS, type CompanyDate } from '#domain/calendar/date.ts';
import { decide, legalEvents, type Party } from './lifecycle.ts';
import { workingDayMachine, workingDayStateOf, type WorkingDayState } from './workingDayMachine.ts';

const date: CompanyDate = '2026-03-19';
const shift: Shift = { start: '09:00', end: '18:00', graceMinutes: 5, closingMinutes: 240 };
const { opensAt, start, closesAt } = shiftWindow(date, shift);
const isLate = (at: number) => Math.floor((at - start) / MINUTE_MS) > shift.graceMinutes;

/** The state after a sequence of events; an event that the lifecycle refuses changes nothing. */
function lived(
  punches: readonly Punch[],
  kind: DayKind,
  now: number,
  over: { pairs?: readonly { in: number; out: number }[]; verb?: 'count' | 'halve' | 'dismiss' },
  counts: boolean,
): WorkingDayState {
  let state: WorkingDayState = { presence: 'notStarted', punctuality: 'unknown', counting: 'open' };
  const take = (verb: string, by: Party, facts = {}) => {
    const decision = decide(workingDayMachine, state, verb, by, facts);
    if (decision.legal) state = decision.state;
  };
  take('plan', 'system', { kind });
  for (const { type, at } of punches)
    take(type === 'in' ? 'checkIn' : 'checkOut', 'employee', { late: isLate(at) });
  if (now >= closesAt) take('close', 'system');
  if (over.pairs) {
    const [first] = over.pairs;
    take('correct', 'employer', { late: first ? isLate(first.in) : false, working: kind === 'working' });
  }
  if (state.presence === 'checkedOut') take('assess', 'system', { counts });
  if (over.verb) take(over.verb, 'employer');
  return state;
}

const decisions = { count: 'counted', halve: 'halved', dismiss: 'dismissed' } as const;

describe('the working day', () => {
  test('lived event by event stands where it is read to stand from its punches', () => {
    const punch = fc.record({
      type: fc.constantFrom<'in' | 'out'>('in', 'out'),
      at: fc.integer({ min: opensAt, max: closesAt - 1 }),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(punch, { maxLength: 8, selector: ({ at }) => at }),
        fc.constantFrom<DayKind>('working', 'dayOff', 'holiday'),
        fc.integer({ min: opensAt, max: closesAt + 1_000 * MINUTE_MS }),
        fc.option(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 })), {
          nil: undefined,
        }),
        fc.constantFrom(undefined, 'count' as const, 'halve' as const, 'dismiss' as const),
        (given, kind, wanted, corrected, verb) => {
          // A day is corrected once it has closed.
          const now = corrected ? Math.max(wanted, closesAt) : wanted;
          const from = corrected && opensAt + corrected[0] * MINUTE_MS;
          const pairs = from ? [{ in: from, out: from + corrected[1] * MINUTE_MS }] : undefined;
          const decision = verb && decisions[verb];
          const punches = given.toSorted((a, b) => a.at - b.at);
          const rule = { date, shift, kind, normMinutes: 540, breakMinutes: 0, countFromPercent: 50 };
          const decided = { ...(pairs && { pairs }), ...(decision && { decision }) };
          const day = readDay({ rule, punches, decided, now });
          const over = { ...(pairs && { pairs }), ...(verb && { verb }) };
          const counts = day.counting === 'byItself';
          expect(lived(punches, kind, now, over, counts)).toEqual(workingDayStateOf(day));
        },
      ),
    );
  });

  test.each<[WorkingDayState['presence'], string[]]>([
    ['notStarted', ['checkIn']],
    ['dayOff', ['checkIn']],
    ['present', ['checkOut']],
    ['checkedOut', ['checkIn']],
    ['missedCheckOut', []],
    ['absent', []],
  ])('%s: the employee may %j', (presence, verbs) => {
    const state = { presence, punctuality: 'unknown', counting: 'open' } as const;
    expect(legalEvents(workingDayMachine, state, 'employee')).toEqual(verbs);
  });
});
