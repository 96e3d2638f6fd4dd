import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { SettleItem } from '#machines/flows/time/settling/settlingMachine.ts';
import { absenceMachine } from '#machines/lifecycles/absenceMachine.ts';
import { correctionMachine } from '#machines/lifecycles/correctionMachine.ts';
import { latePunchMachine } from '#machines/lifecycles/latePunchMachine.ts';
import { tardinessReasonMachine } from '#machines/lifecycles/tardinessReasonMachine.ts';
import { workingDayMachine } from '#machines/lifecycles/workingDayMachine.ts';
import { settleRecord } from './settleRecord.ts';

const machines: Record<string, AnyStateMachine> = Object.fromEntries(
  [absenceMachine, correctionMachine, latePunchMachine, tardinessReasonMachine, workingDayMachine].map(
    (machine: AnyStateMachine) => [machine.id, machine],
  ),
);
const since = '2026-11-18T04:01:00.000Z';
const [date, employeeId] = ['2026-11-17' as const, 'person'];
const day: SettleItem['day'] = {
  ...{ date, kind: 'working', presence: 'checkedOut', punctuality: 'onTime', tardinessMinutes: 0 },
  ...{ minutesWorked: 60, normMinutes: 480, countsFromMinutes: 240, counted: false, counting: 'undecided' },
  ...{ countedPercent: 0, uncountedBecause: 'belowNorm', corrected: false, absence: null },
  pairs: [{ in: '2026-11-17T04:00:00.000Z', out: '2026-11-17T05:00:00.000Z' }],
};
const absence: SettleItem['absence'] = {
  ...{ id: 'one', employeeId, firstDay: date, lastDay: date, kind: 9, treatment: 'paidElsewhere', note: '' },
  ...{ state: 'proposed', proposedBy: 'employee', proposedByName: null, proposedAt: since },
  ...{ acceptedAt: null, decidedAt: null, decidedByName: null, decisionNote: null, file: null },
};
const item = (kind: SettleItem['kind']): SettleItem => ({
  ...{ kind, id: 'one', date, employeeId, employeeName: 'Aliyev Vali', unit: null, day, reason: null },
  ...{ punch: null, wanted: null, absence: kind === 'absence' ? absence : null, since, shiftEnd: '18:00' },
  ...{ own: false, verbs: [], effect: null, otherwise: [] },
});
const dayStates = ['presence.checkedOut', 'punctuality.onTime', 'counting.undecided'];
const dayWay = ['workingDay.checkIn', 'workingDay.checkOut'];

it.each<[SettleItem['kind'], string, string[], string[]]>([
  ['reason', 'tardinessReason', ['given'], ['tardinessReason.give']],
  ['correction', 'correction', ['proposed'], ['proposed']],
  ['absence', 'absence', ['proposed'], ['proposed']],
  ['latePunch', 'latePunch', ['waiting'], ['waiting']],
  ['missedCheckOut', 'workingDay', dayStates, dayWay],
  ['belowNorm', 'workingDay', dayStates, dayWay],
  ['notWorkingDay', 'workingDay', dayStates, dayWay],
  ['onLeave', 'workingDay', dayStates, dayWay],
  ['unclear', 'workingDay', dayStates, dayWay],
])('what waits as %s stands on the chart of %s', (kind, id, states, way) => {
  const { machine, record } = settleRecord('Aliyev', item(kind));
  expect(machine).toBe(id);
  expect(record.states).toEqual(states);
  expect(record.trail.map(({ event }) => event)).toEqual(way);
  const known = machines[machine]!;
  const first = record.trail[0]!.event;
  expect(first in known.states || (known.events as string[]).includes(first)).toBe(true);
  for (const path of states) expect(known.getStateNodeById(`${machine}.${path}`).type).toBe('atomic');
});
