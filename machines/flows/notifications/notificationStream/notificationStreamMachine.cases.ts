import { defineCases } from '#machines/support/cases.ts';
import { maxSeen, notificationStreamMachine, type Notification } from './notificationStreamMachine.ts';

const makeNotification = (id: string, sequence: number): Notification => ({
  id,
  sequence,
  employeeId: null,
  organizationTitle: null,
  createdAt: '2026-11-18T03:50:00Z',
  readAt: null,
  type: 'warningNewDevice',
  params: { deviceId: 'another-phone', name: 'Chrome, Android', platform: 'Android' },
});
const first = makeNotification('0193a000-0000-7000-8000-000000000001', 1);
const pushed = {
  id: first.id,
  type: first.type,
  title: 'New device',
  body: 'Chrome, Android',
  screen: '/settings/devices',
};

export const cases = defineCases(notificationStreamMachine, {
  inputs: { default: undefined },
  cases: {
    'session.opened': { default: {} },
    'session.closed': { default: {} },
    'network.returned': { default: {} },
    'leadership.won': { default: {} },
    'stream.ready': { default: { unread: 3, countedTo: 0, lastId: '1' } },
    'stream.beat': { default: {} },
    'stream.lost': { default: { jitter: 0.5 } },
    'stream.ended': {
      terminated: { reason: 'terminated', jitter: 0 },
      tokenExpired: { reason: 'tokenExpired', jitter: 0 },
    },
    'data.changed': { requests: { topic: 'paymentRequests' } },
    'notification.arrived': { first: { notification: first } },
    'notification.pushed': { first: { news: pushed } },
    'unread.counted': { none: { unread: 0 } },
    'xstate.done.actor.countUnread': { default: { output: 2 } },
    'xstate.error.actor.stream': { default: { error: 'it broke' } },
  },
  key: ({ context: { lastId, unread, seen, failures, jitter } }) => ({
    lastId,
    unread: Math.min(unread ?? -1, 1),
    seen,
    failures: Math.min(failures, 1),
    jitter: failures > 0 ? jitter : 0,
  }),
  invariant: (snapshot, { calls, emitted, effects, event }) => {
    if (
      event?.type === 'data.changed' &&
      snapshot.matches('following') &&
      emitted.at(-1)?.type !== 'outdated'
    )
      return 'pages were not told of a change';
    const running = calls.filter(({ status }) => status === 'running').map(({ id }) => id);
    if (running.includes('stream') !== snapshot.matches({ following: 'streaming' }))
      return 'a stream exactly while streaming';
    if (running.includes('lead') !== snapshot.matches('following')) return 'leads for nobody';
    if (snapshot.matches({ following: 'ended' }) && effects.at(-1)?.type !== 'notifySession')
      return 'the session was not told of its end';
    if (snapshot.context.seen.length > maxSeen) return 'remembers without end';
    if (snapshot.matches('anonymous') && snapshot.context.lastId !== null)
      return 'something of somebody gone';
    if (!snapshot.matches('anonymous') && new Set(snapshot.context.seen).size < snapshot.context.seen.length)
      return 'the same news twice';
    return emitted.length > 0 && snapshot.context.unread === undefined ? 'told and not counted' : undefined;
  },
});
