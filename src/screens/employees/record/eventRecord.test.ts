import { describe, expect, it } from 'vitest';
import { getInitialSnapshot, transition, type AnyStateMachine, type StateValue } from 'xstate';
import { auditAreas, auditEvents } from '#domain/audit/subjects.ts';
import { absenceMachine } from '#machines/lifecycles/absenceMachine.ts';
import { correctionMachine } from '#machines/lifecycles/correctionMachine.ts';
import { latePunchMachine } from '#machines/lifecycles/latePunchMachine.ts';
import { tardinessReasonMachine } from '#machines/lifecycles/tardinessReasonMachine.ts';
import { workingDayMachine } from '#machines/lifecycles/workingDayMachine.ts';
import type { AttendanceEvent } from '#src/actors/employees/attendanceHistory.ts';
import { leafPaths } from '#src/components/hooks/machineProps.ts';
import { eventRecord, ways } from './eventRecord.ts';

const machines: Record<string, AnyStateMachine> = {
  ...{ correction: correctionMachine, absence: absenceMachine, tardinessReason: tardinessReasonMachine },
  ...{ latePunch: latePunchMachine, workingDay: workingDayMachine },
};
const all = Object.entries(ways).flatMap(([subject, { machine, of }]) =>
  Object.entries(of).map(([event, way]) => ({ subject, event, machine, ...way })),
);

/** Finds all states that a step leads to, from every state in which it is legal. */
function findStatesAfter(machine: AnyStateMachine, step: string): Set<string> {
  const values =
    machine.id === 'workingDay'
      ? [{ presence: 'checkedOut', punctuality: 'onTime', counting: 'undecided' }]
      : Object.keys(machine.states);
  const from = values.map((value) => machine.resolveState({ value, context: {} }));
  const legal = from.filter((snapshot) => snapshot.can({ type: step }));
  return new Set(
    legal.flatMap((snapshot) =>
      leafPaths(transition(machine, snapshot, { type: step })[0].value as StateValue),
    ),
  );
}

describe('events of the audit on the charts', () => {
  it.each(all)('have steps of $machine to $state for $subject $event', ({ machine: id, steps, state }) => {
    const machine = machines[id]!;
    const events = new Set<string>(machine.events);
    for (const step of steps)
      if (!events.has(step))
        expect([step, steps[0]]).toEqual([getInitialSnapshot(machine).value as string, step]);
    expect(machine.getStateNodeById(`${id}.${state}`).type).not.toBe('parallel');
    const last = steps.at(-1)!;
    if (events.has(last)) expect([...findStatesAfter(machine, last)]).toContain(state);
    else expect(last).toBe(state);
  });

  it('include every event of a subject with a chart', () => {
    const withoutChart = ['absenceKind', 'period', 'adjustment'];
    for (const subject of auditAreas.attendance)
      expect(Object.keys(ways[subject]?.of ?? {}).sort(), subject).toEqual(
        withoutChart.includes(subject) ? [] : [...auditEvents[subject]].sort(),
      );
  });
});

const entry = (change: Partial<AttendanceEvent>, date = '2026-11-17'): AttendanceEvent => ({
  ...{ id: 'entry', at: '2026-11-18T04:01:00.000Z', by: 'Karimova Aziza', subject: 'correction' },
  ...{ event: 'propose', title: null, subjectId: 'one', employee: null, validFrom: null, reason: null },
  changes: [{ field: 'date', before: null, after: [date] }],
  ...change,
});

describe('the record of an event', () => {
  it('is in the state after the event, with its earlier events as steps', () => {
    const asked = entry({ by: 'Rahimov Dilshod' });
    const decided = entry({ event: 'accept', at: '2026-11-18T04:02:00.000Z' });
    const shown = [decided, entry({ subjectId: 'two' }), asked];
    expect(eventRecord('Rahimov', decided, shown)).toEqual({
      machine: 'correction',
      record: {
        ...{ name: 'Rahimov', states: ['accepted'], past: true },
        trail: [
          { event: 'proposed', at: asked.at, by: 'Rahimov Dilshod' },
          { event: 'correction.accept', at: decided.at, by: 'Karimova Aziza' },
        ],
      },
    });
    expect(eventRecord('Rahimov', asked, shown)?.record).toMatchObject({
      ...{ states: ['proposed'], trail: [{ event: 'proposed' }] },
    });
  });

  it('has only events of the same day for a decided day', () => {
    const day = { subject: 'day' as const, subjectId: 'person' };
    const [second, first] = [
      entry({ ...day, event: 'halve' }),
      entry({ ...day, event: 'count' }, '2026-11-16'),
    ];
    expect(eventRecord('Rahimov', second, [second, first])?.record).toMatchObject({
      states: ['counting.halved'],
      trail: [{ event: 'workingDay.halve' }],
    });
  });

  it('is undefined for an adjustment', () => {
    const adjusted = entry({ subject: 'adjustment', event: 'make' });
    expect(eventRecord('Rahimov', adjusted, [adjusted])).toBeUndefined();
  });
});
