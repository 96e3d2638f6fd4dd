import { readdirSync, readFileSync } from 'node:fs';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { describe, expect, it } from 'vitest';
import { absenceMachine } from './absenceMachine.ts';
import { correctionMachine } from './correctionMachine.ts';
import { deviceMachine } from './deviceMachine.ts';
import { employeeMachine } from './employeeMachine.ts';
import {
  archivableImportStates,
  importMachine,
  openImportStates,
  stagedImportStates,
  workingImportStates,
} from './importMachine.ts';
import { latePunchMachine } from './latePunchMachine.ts';
import { legalEvents, type LifecycleMeta } from './lifecycle.ts';
import { paymentRequestMachine } from './paymentRequestMachine.ts';
import { payoutMachine } from './payoutMachine.ts';
import { payRunMachine } from './payRunMachine.ts';
import { periodMachine } from './periodMachine.ts';
import { reportMachine, unfinishedReportStates } from './reportMachine.ts';
import { tardinessReasonMachine } from './tardinessReasonMachine.ts';
import { telegramSignInMachine } from './telegramSignInMachine.ts';
import { workingDayMachine } from './workingDayMachine.ts';

const machines: readonly AnyStateMachine[] = [
  absenceMachine,
  correctionMachine,
  deviceMachine,
  employeeMachine,
  importMachine,
  latePunchMachine,
  paymentRequestMachine,
  payoutMachine,
  payRunMachine,
  periodMachine,
  reportMachine,
  tardinessReasonMachine,
  telegramSignInMachine,
  workingDayMachine,
];

const read = (room: string, ending: RegExp) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.(test|cases|generated)\.ts$|^seed\//.test(file))
    .map((file) => readFileSync(`${room}/${file}`, 'utf8'))
    .join('\n');
const server = read('server', /\.ts$/);
const lifecycles = read('machines/lifecycles', /Machine\.ts$/);
/** Verbs that a client names come from lists of the contract; the history of a request lists the planned ones as well. */
const contract = [...read('openapi/schemas', /\.yaml$/).matchAll(/enum: \[([^\]]*)\]/g)]
  .map(([, list = '']) => list.split(', '))
  .filter((list) => !list.includes('ask'));

/** Facts that a day is computed from by domain/attendance; workingDayMachine.test.ts compares the two. */
const computed = ['workingDay.plan', 'workingDay.close', 'workingDay.assess'];
/** Decides nothing, because it is legal in every state. */
const alwaysLegal = ['device.proveByCode'];

const within = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => within(child)),
];
const nodesOf = (machine: AnyStateMachine) => within(machine.root);
const transitionsOf = (machine: AnyStateMachine) =>
  nodesOf(machine).flatMap((node): { eventType: string; meta?: LifecycleMeta }[] =>
    [...node.transitions.values()].flat(),
  );
const verbOf = (machine: AnyStateMachine, type: string) => type.slice(machine.id.length + 1);

describe.each(machines.map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
  const sent = transitionsOf(machine);

  it('declares no event that nothing decides by, unless it is marked as planned', () => {
    const real = new Set(sent.filter(({ meta }) => !meta?.planned).map(({ eventType }) => eventType));
    const idle = [...real].filter((type) => {
      const verb = verbOf(machine, type);
      const named = server.includes(`'${verb}'`) || contract.some((list) => list.includes(verb));
      return !named && !computed.includes(type) && !alwaysLegal.includes(type);
    });
    expect(idle).toEqual([]);
  });

  it('lets nobody send what is planned', () => {
    const planned = sent.filter(({ meta }) => meta?.planned).map(({ eventType }) => eventType);
    for (const state of Object.keys(machine.states))
      for (const party of ['employer', 'employee', 'holder', 'system'] as const)
        if (machine !== workingDayMachine)
          for (const verb of legalEvents(machine, state, party))
            expect(planned).not.toContain(`${machine.id}.${verb}`);
  });

  it('has no tag that nobody asks for', () => {
    const tags = new Set(nodesOf(machine).flatMap((node) => node.tags));
    const idle = [...tags].filter(
      (tag) =>
        !new RegExp(`(statesWithTag|stateHasTag)[^;]*\\(${machine.id}Machine, [^;]*'${tag}'`).test(
          lifecycles,
        ),
    );
    expect(idle).toEqual([]);
  });
});

it('a proven device is trusted whatever it was before', () => {
  for (const state of Object.keys(deviceMachine.states))
    expect(legalEvents(deviceMachine, state, 'holder')).toContain('proveByCode');
});

it('the states of imports that the indexes of the database cover are those of the tags', () => {
  const migration = readFileSync('server/database/migrations/0007_imports.sql', 'utf8');
  const covered = (index: string) =>
    [
      ...(new RegExp(`${index} [^;]*where state in \\(([^)]*)\\)`).exec(migration)?.[1] ?? '').matchAll(
        /\w+/g,
      ),
    ].map(([state]) => state);
  expect(covered('employee_import_open')).toEqual(openImportStates);
  expect(covered('employee_import_work')).toEqual(workingImportStates);
});

it('an import that is not being worked on is kept until it is abandoned or archived', () => {
  expect(stagedImportStates).toEqual(['staging', 'ready']);
  expect(new Set(archivableImportStates)).toEqual(new Set(['stopped', 'failed', 'committed', 'undone']));
});

it('the states of reports that the indexes of the database cover are those to be made', () => {
  const migration = readFileSync('server/database/migrations/0047_reports.sql', 'utf8');
  for (const index of ['report_same', 'report_work'])
    expect(
      [
        ...(new RegExp(`${index} [^;]*where state in \\(([^)]*)\\)`).exec(migration)?.[1] ?? '').matchAll(
          /\w+/g,
        ),
      ].map(([state]) => state),
    ).toEqual(unfinishedReportStates);
});
