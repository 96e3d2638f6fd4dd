import { assign, setup } from 'xstate';
import { toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';

/** As the server has them (server/demo/destinations.ts). */
export const destinations = ['day', 'shift', 'payday', 'monthEnd'] as const;
export type Destination = (typeof destinations)[number];

/** ISO. */
export interface ClockTime {
  now: string;
}

export interface ClockRead extends ClockTime {
  /** The server's clock is no longer where the page's own date has run on to. */
  hasLeapt: boolean;
}

export type DemoClockEvent = { type: 'move.chosen'; to: Destination } | { type: 'clock.retried' };

/**
 * The clock of the demo's server: it is shown, and moved by days in which everything happens. The page's own date
 * follows it. After a move, also one of another window, the page is loaded again, unless the person keeps it for what is not saved yet.
 */
export const demoClockMachine = setup({
  types: {
    context: {} as { now: string | null; to: Destination | null },
    events: {} as DemoClockEvent,
    tags: {} as 'busy' | 'error',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    readClock: notProvided<ClockRead, void>('readClock'),
    /** Resolves when everything of these days has happened. */
    moveClock: notProvided<ClockTime, { to: Destination }>('moveClock'),
  },
  guards: {
    /** The first read always differs from the page's date, so it does not count as a leap. */
    hasLeapt: ({ context }, { hasLeapt }: { hasLeapt: boolean }) => context.now !== null && hasLeapt,
    isMovedElsewhere: (_, { failure }: { failure: Failure }) =>
      failure.kind === 'problem' && failure.code === 'requestRunning',
  },
  actions: {
    choose: assign((_, { to }: { to: Destination }) => ({ to })),
    arrive: assign({ to: null }),
    show: assign((_, { now }: ClockTime) => ({ now })),
    setPageDate: (_, _time: ClockTime) => undefined,
    reloadPage: () => undefined,
  },
  delays: { readAfter: 15_000 },
}).createMachine({
  id: 'demoClock',
  options: { maxIterations: 1000 },
  context: { now: null, to: null },
  initial: 'reading',
  on: {
    'move.chosen': { target: '.moving', actions: { type: 'choose', params: ({ event }) => event } },
  },
  states: {
    /** The time read before stays on the screen. */
    reading: {
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          {
            guard: { type: 'hasLeapt', params: ({ event }) => event.output },
            target: 'resting.moved',
            actions: [
              { type: 'show', params: ({ event }) => event.output },
              { type: 'setPageDate', params: ({ event }) => event.output },
            ],
          },
          {
            target: 'resting.current',
            actions: [
              { type: 'show', params: ({ event }) => event.output },
              { type: 'setPageDate', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'resting.unread' },
      },
    },
    /** The clock is read again at intervals: it advances, and another window may move it. */
    resting: {
      after: { readAfter: { target: 'reading' } },
      initial: 'current',
      states: {
        current: {},
        unread: {
          tags: ['error'],
          on: { 'clock.retried': { target: '#demoClock.reading' } },
        },
        /** Visible only if the person refused the reload. */
        moved: { entry: 'reloadPage' },
        unmoved: { tags: ['error'] },
        movedElsewhere: { tags: ['error'] },
      },
    },
    moving: {
      tags: ['busy'],
      exit: 'arrive',
      on: { 'move.chosen': {} },
      invoke: {
        id: 'moveClock',
        src: 'moveClock',
        input: ({ context }) => ({ to: required(context.to, 'destination') }),
        onDone: {
          target: 'resting.moved',
          actions: [
            { type: 'show', params: ({ event }) => event.output },
            { type: 'setPageDate', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isMovedElsewhere', params: ({ event }) => ({ failure: toFailure(event.error) }) },
            target: 'resting.movedElsewhere',
          },
          { target: 'resting.unmoved' },
        ],
      },
    },
  },
});
