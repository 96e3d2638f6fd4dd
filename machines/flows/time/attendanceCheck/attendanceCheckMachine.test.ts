import { createActor, fromCallback, fromPromise, SimulatedClock, type EventObject } from 'xstate';
import { expect, test } from 'vitest';
import {
  attendanceCheckMachine,
  type AcceptedPunch,
  type Punch,
  type WaitingPunch,
} from './attendanceCheckMachine.ts';

const code = 'DVM1.01935d2e-0000-7000-8000-0000000000a1.58812345.abcdefghijklmnopqrstuA';
const seen = { type: 'camera.codeSeen', code, punchId: 'punch-1', seenAt: '2026-11-18T03:55:00Z' } as const;

function start() {
  const clock = new SimulatedClock();
  const told: EventObject[] = [];
  const sent: { punch: Punch; signal: AbortSignal }[] = [];
  let stopped = 0;
  const machine = attendanceCheckMachine.provide({
    actors: {
      camera: fromCallback<EventObject, void>(({ receive }) => {
        receive((event) => told.push(event));
        return () => {
          stopped += 1;
        };
      }),
      checkAttendance: fromPromise<AcceptedPunch | WaitingPunch, { punch: Punch }>(({ input, signal }) => {
        sent.push({ punch: input.punch, signal });
        return new Promise<never>(() => undefined);
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { type: 'in', deviceId: 'phone' } }).start();
  return { actor, clock, told, sent, stopped: () => stopped };
}

test('the harder decoder is asked for after three seconds of looking, not of asking for permission', () => {
  const { actor, clock, told } = start();
  clock.increment(60_000);
  expect(told).toEqual([]);
  actor.send({ type: 'camera.started' });
  clock.increment(2_999);
  expect(told).toEqual([]);
  clock.increment(1);
  expect(told).toEqual([{ type: 'camera.lookHarder' }]);
});

test('cancelling aborts the call, and trying again sends the very same punch', () => {
  const { actor, sent } = start();
  actor.send(seen);
  actor.send({ type: 'punch.cancelled' });
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
  actor.send({ ...seen, punchId: 'punch-2' });
  expect(sent).toHaveLength(1);
  actor.send({ type: 'punch.retried' });
  expect(sent.map(({ punch }) => punch)).toEqual([sent[0]!.punch, sent[0]!.punch]);
});

test('one code makes one punch however often it is seen, and the camera is off by then', () => {
  const { actor, sent, stopped } = start();
  actor.send(seen);
  actor.send({ ...seen, punchId: 'punch-2' });
  expect(sent.map(({ punch }) => punch.id)).toEqual(['punch-1']);
  expect(stopped()).toBe(1);
});

test('leaving the screen stops camera and call', () => {
  const scanning = start();
  scanning.actor.stop();
  expect(scanning.stopped()).toBe(1);
  const verifying = start();
  verifying.actor.send(seen);
  verifying.actor.stop();
  expect(verifying.sent[0]!.signal.aborted).toBe(true);
});
