import { assign, emit, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';

type Schemas = components['schemas'];
export type Notification = Schemas['Notification'];
export type StreamEnd = Schemas['StreamEnd']['reason'];
export type Topic = Schemas['StreamChange']['topic'];

/** A push message received while the app was in the foreground; its texts were written by the server. */
export interface PushedNews {
  id: string;
  type: string;
  title: string;
  body: string;
  /** Path that pressing it leads to. */
  screen: string;
}

interface StreamContext {
  /** Sequence number of the last event seen by any tab; the next stream resumes after it. */
  lastId: string | null;
  /** Number of unread notifications; null until known. */
  unread: number | null;
  /** Last sequence number included in `unread`, so that events repeated after a reconnect are not counted twice. */
  countedTo: number;
  /** Ids already shown, newest last, so that a notification that comes by push and by stream is shown once. */
  seen: string[];
  /** Consecutive streams that delivered nothing, capped at `maxFailures`, where the back-off stops growing. */
  failures: number;
  /** Jitter from 0 to 1, so that browsers do not all reconnect at the same moment. */
  jitter: number;
}

export type StreamEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  | { type: 'network.returned' }
  /** This tab now holds the connection for all tabs of the browser. */
  | { type: 'leadership.won' }
  | { type: 'stream.ready'; unread: number; countedTo: number; lastId: string | null }
  | { type: 'stream.beat' }
  | { type: 'stream.lost'; jitter: number }
  | { type: 'stream.ended'; reason: StreamEnd; jitter: number }
  /** Whatever the person chose to be notified of. */
  | { type: 'data.changed'; topic: Topic }
  | { type: 'notification.arrived'; notification: Notification }
  | { type: 'notification.pushed'; news: PushedNews }
  | { type: 'unread.counted'; unread: number };

const maxFailures = 7;
export const maxSeen = 50;

const reconnects: readonly StreamEnd[] = ['tokenExpired', 'serverStopping', 'tooSlow'];

/**
 * Live notifications (spec section 1): the leading tab opens one stream for all tabs of the browser and forwards its
 * events. Emits `news` once for each notification, however it arrived first, and `outdated` for pages that follow what
 * changes.
 */
export const notificationStreamMachine = setup({
  types: {
    context: {} as StreamContext,
    events: {} as StreamEvent,
    tags: {} as 'leading' | 'live',
    emitted: {} as
      | { type: 'news'; notification: Notification }
      | { type: 'pushed'; news: PushedNews }
      /** What pages show of the topic may be out of date; null: of anything, because changes may have been missed. */
      | { type: 'outdated'; topic: Topic | null },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `session.opened`, `session.closed`, `network.returned`. */
    watchSession: listenerNotProvided('watchSession'),
    /** Sends `leadership.won` once and holds the leadership while it runs. */
    lead: listenerNotProvided('lead'),
    /**
     * Sends what the leading tab and the service worker broadcast: `stream.ready`, `data.changed`, `notification.*`,
     * `unread.counted`.
     */
    listen: listenerNotProvided('listen'),
    countUnread: notProvided<number, void>('countUnread'),
    /** Sends `stream.*`, `data.changed`, `notification.arrived` and `unread.counted` to this tab and the others. */
    stream: listenerNotProvided<{ lastId: string | null }>('stream'),
  },
  guards: {
    isNew: ({ context }, { id }: { id: string }) => !context.seen.includes(id),
    /** There was a stream before, or the page has waited for one: what it shows was loaded earlier. */
    isLate: ({ context }) => context.lastId !== null || context.failures > 0,
    isOver: (_, { reason }: { reason: StreamEnd }) => !reconnects.includes(reason),
  },
  actions: {
    forget: assign({ lastId: null, unread: null, countedTo: 0, seen: [], failures: 0, jitter: 0 }),
    see: assign({ seen: ({ context }, { id }: { id: string }) => [...context.seen, id].slice(-maxSeen) }),
    keepPlace: assign({
      lastId: (_, { notification }: { notification: Notification }) => String(notification.sequence),
    }),
    countOne: assign({
      unread: ({ context }, { sequence }: { sequence: number }) =>
        (context.unread ?? 0) + (sequence > context.countedTo ? 1 : 0),
    }),
    count: assign({ unread: (_, { unread }: { unread: number }) => unread }),
    keepReady: assign(
      ({ context }, params: { unread: number; countedTo: number; lastId: string | null }) => ({
        unread: params.unread,
        countedTo: params.countedTo,
        lastId: params.lastId ?? context.lastId,
        failures: 0,
      }),
    ),
    countFailure: assign(({ context }, { jitter }: { jitter: number }) => ({
      failures: Math.min(context.failures + 1, maxFailures),
      jitter,
    })),
    notifyNews: emit((_, { notification }: { notification: Notification }) => ({
      type: 'news' as const,
      notification,
    })),
    notifyPushed: emit((_, { news }: { news: PushedNews }) => ({ type: 'pushed' as const, news })),
    announceOutdated: emit((_, { topic }: { topic: Topic | null }) => ({ type: 'outdated' as const, topic })),
    /** The server has ended the session: makes the session refresh, which is refused and leads to login. */
    notifySession: () => undefined,
  },
  delays: {
    openLimit: 15_000,
    /** Two of the server's heartbeats (every 20 s) were missed. */
    silence: 50_000,
    /** 1, 2, 4, … 64 s, of which a random part between half and all. */
    backOff: ({ context }) => 1000 * 2 ** (context.failures - 1) * (0.5 + context.jitter / 2),
    /** By then the session has normally ended; if its refresh got no answer, the stream is tried again. */
    silenceLimit: 30_000,
  },
}).createMachine({
  id: 'notificationStream',
  options: { maxIterations: 1000 },
  context: { lastId: null, unread: null, countedTo: 0, seen: [], failures: 0, jitter: 0 },
  invoke: { id: 'watchSession', src: 'watchSession', onError: {} },
  on: {
    'session.opened': { target: '.following', actions: 'forget' },
    'session.closed': { target: '.anonymous', actions: 'forget' },
  },
  initial: 'anonymous',
  states: {
    anonymous: {},
    following: {
      invoke: [
        { id: 'lead', src: 'lead', onError: {} },
        { id: 'listen', src: 'listen', onError: {} },
        {
          id: 'countUnread',
          src: 'countUnread',
          onDone: { actions: { type: 'count', params: ({ event }) => ({ unread: event.output }) } },
          onError: {},
        },
      ],
      on: {
        // The stream of the leading tab has opened again.
        'stream.ready': {
          actions: [
            { type: 'keepReady', params: ({ event }) => event },
            { type: 'announceOutdated', params: { topic: null } },
          ],
        },
        'data.changed': { actions: { type: 'announceOutdated', params: ({ event }) => event } },
        'notification.arrived': [
          {
            guard: { type: 'isNew', params: ({ event }) => event.notification },
            actions: [
              { type: 'see', params: ({ event }) => event.notification },
              { type: 'keepPlace', params: ({ event }) => event },
              { type: 'countOne', params: ({ event }) => event.notification },
              { type: 'notifyNews', params: ({ event }) => event },
            ],
            meta: { spec: '1' },
          },
          // Already shown when the push message arrived.
          { actions: { type: 'keepPlace', params: ({ event }) => event } },
        ],
        'notification.pushed': {
          guard: { type: 'isNew', params: ({ event }) => event.news },
          actions: [
            { type: 'see', params: ({ event }) => event.news },
            // A push message carries no sequence number.
            { type: 'countOne', params: { sequence: Infinity } },
            { type: 'notifyPushed', params: ({ event }) => event },
          ],
          meta: { spec: '1' },
        },
        'unread.counted': { actions: { type: 'count', params: ({ event }) => event } },
      },
      initial: 'waiting',
      states: {
        waiting: { on: { 'leadership.won': { target: 'streaming' } } },
        streaming: {
          tags: ['leading'],
          invoke: {
            id: 'stream',
            src: 'stream',
            input: ({ context }) => ({ lastId: context.lastId }),
            onError: { target: 'backingOff', actions: { type: 'countFailure', params: { jitter: 1 } } },
          },
          on: {
            'stream.lost': {
              target: 'backingOff',
              actions: { type: 'countFailure', params: ({ event }) => event },
            },
            'stream.ended': [
              { guard: { type: 'isOver', params: ({ event }) => event }, target: 'ended' },
              { target: 'backingOff', actions: { type: 'countFailure', params: ({ event }) => event } },
            ],
          },
          initial: 'opening',
          states: {
            opening: {
              after: {
                openLimit: {
                  target: '#notificationStream.following.backingOff',
                  actions: { type: 'countFailure', params: { jitter: 1 } },
                },
              },
              on: {
                'stream.ready': [
                  {
                    guard: 'isLate',
                    target: 'open',
                    actions: [
                      { type: 'keepReady', params: ({ event }) => event },
                      { type: 'announceOutdated', params: { topic: null } },
                    ],
                  },
                  { target: 'open', actions: { type: 'keepReady', params: ({ event }) => event } },
                ],
              },
            },
            open: {
              tags: ['live'],
              after: {
                silence: {
                  target: '#notificationStream.following.backingOff',
                  actions: { type: 'countFailure', params: { jitter: 0 } },
                },
              },
              on: { 'stream.beat': { target: 'open', reenter: true } },
            },
          },
        },
        backingOff: {
          tags: ['leading'],
          after: { backOff: { target: 'streaming' } },
          on: { 'network.returned': { target: 'streaming' } },
        },
        ended: {
          tags: ['leading'],
          entry: 'notifySession',
          after: { silenceLimit: { target: 'streaming' } },
        },
      },
    },
  },
});
