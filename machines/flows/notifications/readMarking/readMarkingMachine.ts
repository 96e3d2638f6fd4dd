import { assign, emit, setup } from 'xstate';
import { isRepeatable, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';

/** What to mark: some ids, or everything up to the newest one that was seen. */
export interface Marks {
  ids: string[];
  upTo: number | null;
}

interface MarkingContext {
  /** Being sent. */
  sent: Marks;
  /** Requested while a call was running. */
  waiting: Marks;
  tries: number;
  failure: Failure | null;
}

export type MarkingEvent = { type: 'read.asked'; marks: Marks } | { type: 'read.retried' };

const nothing: Marks = { ids: [], upTo: null };
/** The contract's maxItems. */
const atOnce = 100;
const maxTries = 4;

export const isNothing = ({ ids, upTo }: Marks): boolean => ids.length === 0 && upTo === null;

const mergeMarks = (one: Marks, other: Marks): Marks => ({
  ids: [...new Set([...one.ids, ...other.ids])].slice(-atOnce),
  upTo: Math.max(one.upTo ?? 0, other.upTo ?? 0) || null,
});

/** Marks notifications as read, from any screen. Requests that arrive during a call are sent with the next one. */
export const readMarkingMachine = setup({
  types: {
    context: {} as MarkingContext,
    events: {} as MarkingEvent,
    tags: {} as 'busy' | 'error',
    emitted: {} as { type: 'marked'; unread: number },
    transitionMeta: {} as { spec: string },
  },
  actors: { mark: notProvided<{ unread: number }, Marks>('mark') },
  guards: {
    moreWaits: ({ context }) => !isNothing(context.waiting),
    repeatable: ({ context }, { error }: { error: unknown }) =>
      context.tries < maxTries && isRepeatable(toFailure(error)),
  },
  actions: {
    ask: assign({
      waiting: ({ context }, { marks }: { marks: Marks }) => mergeMarks(context.waiting, marks),
    }),
    take: assign(({ context }) => ({ sent: context.waiting, waiting: nothing, tries: 0, failure: null })),
    takeBack: assign(({ context }) => ({
      sent: nothing,
      waiting: mergeMarks(context.sent, context.waiting),
    })),
    done: assign({ sent: nothing }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => toFailure(error) }),
    notifyMarked: emit((_, { unread }: { unread: number }) => ({ type: 'marked' as const, unread })),
  },
  delays: {
    /** 2, 4, 8, 16 s. */
    backOff: ({ context }) => 1000 * 2 ** context.tries,
  },
}).createMachine({
  id: 'readMarking',
  options: { maxIterations: 1000 },
  context: { sent: nothing, waiting: nothing, tries: 0, failure: null },
  on: { 'read.asked': { actions: { type: 'ask', params: ({ event }) => event } } },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'read.asked': {
          target: 'marking',
          actions: [{ type: 'ask', params: ({ event }) => event }, 'take'],
        },
      },
    },
    marking: {
      tags: ['busy'],
      invoke: {
        id: 'mark',
        src: 'mark',
        input: ({ context }) => context.sent,
        onDone: [
          {
            guard: 'moreWaits',
            target: 'marking',
            reenter: true,
            actions: [{ type: 'notifyMarked', params: ({ event }) => event.output }, 'take'],
          },
          {
            target: 'resting',
            actions: [{ type: 'notifyMarked', params: ({ event }) => event.output }, 'done'],
          },
        ],
        onError: [
          {
            guard: { type: 'repeatable', params: ({ event }) => event },
            target: 'backingOff',
            actions: 'countTry',
          },
          {
            target: 'unmarked',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'takeBack'],
          },
        ],
      },
    },
    backingOff: { tags: ['busy'], after: { backOff: { target: 'marking' } } },
    /** Shown on the notifications screen only. */
    unmarked: {
      tags: ['error'],
      on: {
        'read.retried': { target: 'marking', actions: 'take' },
        'read.asked': {
          target: 'marking',
          actions: [{ type: 'ask', params: ({ event }) => event }, 'take'],
        },
      },
    },
  },
});
