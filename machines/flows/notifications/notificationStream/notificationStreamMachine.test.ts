import { type EventObject, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { notificationStreamMachine } from './notificationStreamMachine.ts';

function opened(clock = new SimulatedClock()) {
  const idle = fromCallback<EventObject, void>(() => undefined);
  const stream = fromCallback<EventObject, { lastId: string | null }>(() => undefined);
  const actor = createActor(
    notificationStreamMachine.provide({
      actors: {
        watchSession: idle,
        lead: idle,
        listen: idle,
        stream,
        countUnread: fromPromise(() => new Promise<number>(() => undefined)),
      },
    }),
    { clock },
  ).start();
  actor.send({ type: 'session.opened' });
  actor.send({ type: 'leadership.won' });
  return actor;
}

test('what comes again after a lost stream is in the count already', () => {
  const actor = opened();
  const arrive = (sequence: number) => {
    const notification = {
      id: `notification ${sequence}`,
      sequence,
      employeeId: null,
      organizationTitle: null,
      createdAt: '2026-11-18T03:50:00Z',
      readAt: null,
      type: 'warningNewDevice' as const,
      params: { deviceId: 'another-phone', name: null, platform: null },
    };
    actor.send({ type: 'notification.arrived', notification });
    return actor.getSnapshot().context.unread;
  };
  actor.send({ type: 'stream.ready', unread: 2, countedTo: 2, lastId: '1' });
  expect([arrive(2), arrive(3)]).toEqual([2, 3]);
  actor.stop();
});

test('a stream that beats stays open; 50 s after its last beat it is silent', () => {
  const clock = new SimulatedClock();
  const actor = opened(clock);
  actor.send({ type: 'stream.ready', unread: 0, countedTo: 0, lastId: null });
  for (let beat = 0; beat < 3; beat += 1) {
    clock.increment(40_000);
    actor.send({ type: 'stream.beat' });
  }
  clock.increment(49_999);
  expect(actor.getSnapshot().hasTag('live')).toBe(true);
  clock.increment(1);
  expect(actor.getSnapshot().value).toEqual({ following: 'backingOff' });
  actor.stop();
});
