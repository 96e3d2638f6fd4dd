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
function lived(punches: readonly Punch[], kind: DayKind, now: number): WorkingDayState {
  let state: WorkingDayState = { presence: 'notStarted', punctuality: 'unknown' };
  const take = (verb: string, by: Party, facts = {}) => {
    const decision = decide(workingDayMachine, state, verb, by, facts);
    if (decision.legal) state = decision.state;
  };
  take('plan', 'system', { kind });
  for (const { type, at } of punches)
    take(type === 'in' ? 'checkIn' : 'checkOut', 'employee', { late: isLate(at) });
  if (now >= closesAt) take('close', 'system');
  return state;
}

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
        (given, kind, now) => {
          const punches = given.toSorted((a, b) => a.at - b.at);
          const rule = { date, shift, kind, normMinutes: 540, breakMinutes: 0, countFromPercent: 50 };
          const read = workingDayStateOf(readDay({ rule, punches, now }));
          expect(lived(punches, kind, now)).toEqual(read);
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
    const state = { presence, punctuality: 'unknown' } as const;
    expect(legalEvents(workingDayMachine, state, 'employee')).toEqual(verbs);
  });

  test('an event that is only planned is legal for nobody yet', () => {
    const state = { presence: 'present', punctuality: { late: 'reasonDue' } } as const;
    expect(legalEvents(workingDayMachine, state, 'employee')).toEqual(['checkOut']);
    expect(legalEvents(workingDayMachine, state, 'system')).toEqual(['close']);
  });
});
