import { describe, expect, it } from 'vitest';
import { getInitialSnapshot, transition, type AnyStateMachine, type StateValue } from 'xstate';
import { absenceMachine } from '#machines/lifecycles/absenceMachine.ts';
import { correctionMachine } from '#machines/lifecycles/correctionMachine.ts';
import { latePunchMachine } from '#machines/lifecycles/latePunchMachine.ts';
import { tardinessReasonMachine } from '#machines/lifecycles/tardinessReasonMachine.ts';
import { workingDayMachine } from '#machines/lifecycles/workingDayMachine.ts';
import type { components } from '#openapi/generated/contract.d.ts';
import { leafPaths } from '../hooks/machineProps.ts';
import { absenceRecord, correctionRecord, latePunchRecord, reasonRecord } from './attendanceRecords.ts';
import { dayRecord } from './dayRecord.ts';
import type { ChartedRecord } from './record.ts';

type Schemas = components['schemas'];

const at = (minute: number) => `2026-11-18T04:0${minute}:00.000Z`;
const [proposedAt, acceptedAt, decidedAt] = [at(1), at(2), at(3)];
const [date, id, employeeId] = ['2026-11-17' as const, 'one', 'person'];
const pairs = [{ in: '2026-11-17T04:00:00.000Z', out: '2026-11-17T13:00:00.000Z' }];
const told = (trail: ChartedRecord['trail']) =>
  trail.map(({ event, at: when, by }) => [event, when, by ?? null]);

/** The states in which a record's trail leaves the machine. Fails at an event that the machine does not have, or not then. */
function walked(machine: AnyStateMachine, { trail }: ChartedRecord, facts: object = {}): string[] {
  let snapshot = getInitialSnapshot(machine);
  const begins = trail[0]?.event === snapshot.value;
  for (const { event } of begins ? trail.slice(1) : trail) {
    expect(snapshot.can({ type: event, ...facts }), `${event} in ${String(snapshot.value)}`).toBe(true);
    [snapshot] = transition(machine, snapshot, { type: event, ...facts });
  }
  return leafPaths(snapshot.value as StateValue);
}
const statesOf = (machine: AnyStateMachine) => Object.keys(machine.states);

const correction = (change: Partial<Schemas['Correction']>): Schemas['Correction'] => ({
  ...{ id, employeeId, date, pairs, reason: 'Telefon', state: 'proposed' },
  ...{ proposedBy: 'employee', proposedByName: 'Aliyev Vali', proposedAt, acceptedAt: null },
  ...{ decidedAt: null, decidedByName: null, note: null },
  ...change,
});
const decidedByName = 'Karimova Aziza';
const corrections: [Schemas['Correction'], (string | null)[][]][] = [
  [correction({}), []],
  [
    correction({ state: 'accepted', acceptedAt, decidedAt: acceptedAt, decidedByName }),
    [['correction.accept', acceptedAt, decidedByName]],
  ],
  [
    correction({ state: 'refused', decidedAt, decidedByName }),
    [['correction.refuse', decidedAt, decidedByName]],
  ],
  [correction({ state: 'withdrawn', decidedAt }), [['correction.withdraw', decidedAt, null]]],
  [
    correction({ state: 'replaced', acceptedAt, decidedAt, decidedByName }),
    [
      ['correction.accept', acceptedAt, decidedByName],
      ['correction.replace', decidedAt, null],
    ],
  ],
];

describe('the trail of a correction', () => {
  it.each(corrections)('leads to its state: $state', (one, steps) => {
    const record = correctionRecord('Aliyev', one);
    expect(told(record.trail)).toEqual([['proposed', proposedAt, 'Aliyev Vali'], ...steps]);
    expect(record.states).toEqual(walked(correctionMachine, record));
  });

  it('names an employer who entered it', () => {
    const entered = correction({
      ...{ state: 'accepted', proposedBy: 'employer', proposedByName: decidedByName },
      ...{ acceptedAt: proposedAt, decidedAt: proposedAt, decidedByName },
    });
    const { trail } = correctionRecord('Aliyev', entered);
    expect(trail.at(-1)).toEqual({ event: 'correction.accept', at: proposedAt, by: decidedByName });
  });

  it('is tried in every state', () => {
    expect(corrections.map(([{ state }]) => state).sort()).toEqual(statesOf(correctionMachine).sort());
  });
});

const absence = (change: Partial<Schemas['Absence']>): Schemas['Absence'] => ({
  ...{ id, employeeId, firstDay: date, lastDay: date, kind: 9, treatment: 'paidElsewhere', note: '' },
  ...{ state: 'proposed', proposedBy: 'employee', proposedByName: 'Aliyev Vali', proposedAt },
  ...{ acceptedAt: null, decidedAt: null, decidedByName: null, decisionNote: null, file: null },
  ...change,
});
const absences: [Schemas['Absence'], (string | null)[][]][] = [
  [absence({}), []],
  [
    absence({ state: 'accepted', acceptedAt, decidedAt: acceptedAt, decidedByName }),
    [['absence.accept', acceptedAt, decidedByName]],
  ],
  [absence({ state: 'refused', decidedAt, decidedByName }), [['absence.refuse', decidedAt, decidedByName]]],
  [
    absence({ state: 'withdrawn', decidedAt, decidedByName: 'Aliyev Vali' }),
    [['absence.withdraw', decidedAt, 'Aliyev Vali']],
  ],
  [
    absence({ state: 'withdrawn', acceptedAt, decidedAt, decidedByName }),
    [
      ['absence.accept', acceptedAt, null],
      ['absence.cancel', decidedAt, decidedByName],
    ],
  ],
];

describe('the trail of an absence', () => {
  it.each(absences)('leads to its state: $state', (one, steps) => {
    const record = absenceRecord('Aliyev', one);
    expect(told(record.trail)).toEqual([['proposed', proposedAt, 'Aliyev Vali'], ...steps]);
    expect(record.states).toEqual(walked(absenceMachine, record));
  });

  it('is tried in every state', () => {
    const tried = new Set(absences.map(([{ state }]) => state));
    expect([...tried].sort()).toEqual(statesOf(absenceMachine).sort());
  });
});

describe('the trail of a reason for being late', () => {
  it.each(['given', 'accepted', 'refused'] as const)('leads to its state: %s', (state) => {
    const decided = state === 'given' ? { decidedAt: null } : { decidedAt, decidedByName };
    const record = reasonRecord('Aliyev', state, { givenAt: proposedAt, ...decided });
    expect(record.trail[0]).toMatchObject({ event: 'tardinessReason.give', at: proposedAt });
    expect(record.states).toEqual(walked(tardinessReasonMachine, record));
  });

  it.each(statesOf(tardinessReasonMachine) as Schemas['TardinessReasonState'][])(
    'is left out where nobody may know it: %s',
    (state) => {
      expect(reasonRecord('Aliyev', state, null)).toEqual({ name: 'Aliyev', states: [state], trail: [] });
    },
  );
});

describe('the trail of a late punch', () => {
  it('begins where it waits', () => {
    const record = latePunchRecord('Aliyev', proposedAt);
    expect(record.states).toEqual(walked(latePunchMachine, record));
    expect(told(record.trail)).toEqual([['waiting', proposedAt, null]]);
  });
});

describe('the trail of a day', () => {
  const day: Schemas['WorkingDay'] = {
    ...{ date, kind: 'working', presence: 'checkedOut', punctuality: 'onTime', tardinessMinutes: 0 },
    ...{ minutesWorked: 100, normMinutes: 480, countsFromMinutes: 240, counted: true, counting: 'halved' },
    ...{ countedPercent: 50, uncountedBecause: 'belowNorm', corrected: true, absence: null, pairs },
  };
  const scanned = [{ date, pairs: [{ in: '2026-11-17T04:10:00.000Z', out: null }] }];
  const decisions: Schemas['DecidedDay'][] = [
    { date, decision: 'halved', decidedAt, decidedByName, note: null },
    { date: '2026-11-16', decision: 'counted', decidedAt, decidedByName, note: null },
  ];

  it('has its punches, what they were corrected to, and what was decided of it', () => {
    const accepted = correction({ state: 'accepted', acceptedAt, decidedAt: acceptedAt, decidedByName });
    const month = { scanned, decisions, corrections: [accepted, correction({ date: '2026-11-16' })] };
    const { states, trail } = dayRecord('Aliyev', day, month);
    expect(told(trail)).toEqual([
      ['workingDay.checkIn', '2026-11-17T04:10:00.000Z', null],
      ['workingDay.correct', acceptedAt, decidedByName],
      ['workingDay.halve', decidedAt, decidedByName],
    ]);
    expect(states).toEqual(['presence.checkedOut', 'punctuality.onTime', 'counting.halved']);
    // Its rules send the machine more than anybody did.
    const events = new Set(workingDayMachine.events as string[]);
    expect(trail.filter(({ event }) => !events.has(event))).toEqual([]);
  });

  it('has its punches alone where nothing else is told of it', () => {
    expect(told(dayRecord('Aliyev', { ...day, corrected: false }).trail)).toEqual([
      ['workingDay.checkIn', pairs[0]!.in, null],
      ['workingDay.checkOut', pairs[0]!.out, null],
    ]);
  });
});
