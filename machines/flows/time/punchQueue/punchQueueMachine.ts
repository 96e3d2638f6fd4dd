import { assign, emit, setup } from 'xstate';
import type { components } from '#openapi/generated/contract.d.ts';
import { retryAfterOf, toFailure, type Failure } from '#machines/support/failure.ts';
import { listenerNotProvided, notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';

export type Punch = components['schemas']['Punch'];

/** Whose punches these are: an account in one job. Those of anybody else on this phone wait for them. */
export interface QueueOwner {
  accountId: string;
  employeeId: string;
}

/** A punch on this phone. `waiting`: the server has it, and an employer decides. */
export interface KeptPunch {
  /** Its place in the order in which punches were made. */
  seq: number;
  punch: Punch;
  state: 'queued' | 'accepted' | 'waiting' | 'rejected' | 'expired';
  /** Why it was rejected. */
  code: string | null;
  /** Once the server has it: the time it counts at. */
  at: string | null;
}

/** `empty`: nothing waits. `foreign`: somebody else is signed in by now, so nothing was sent. */
export type Sent = 'accepted' | 'waiting' | 'rejected' | 'expired' | 'empty' | 'foreign';

interface PunchQueueContext {
  owner: QueueOwner | null;
  items: readonly KeptPunch[];
  /** Attempts without an answer since the last one that had one. */
  failures: number;
  failure: Failure | null;
}

export type PunchQueueEvent =
  /** null: nobody is signed in, or not as an employee. */
  | { type: 'owner.changed'; owner: QueueOwner | null }
  /** The store has changed, by this tab or another. */
  | { type: 'queue.changed' }
  | { type: 'network.returned' };

export const isQueued = ({ state }: Pick<KeptPunch, 'state'>): boolean => state === 'queued';

/**
 * Punches that wait on this phone (product §3): the oldest is sent until it has an answer, then the next. All tabs run it
 * over one store; a lock lets one of them send at a time.
 */
export const punchQueueMachine = setup({
  types: {
    context: {} as PunchQueueContext,
    events: {} as PunchQueueEvent,
    tags: {} as 'busy',
    emitted: {} as { type: 'answered' },
    transitionMeta: {} as { spec: string },
  },
  actors: {
    /** Sends `owner.changed`, `queue.changed` and `network.returned`. */
    watchQueue: listenerNotProvided('watchQueue'),
    readQueue: notProvided<KeptPunch[], { owner: QueueOwner }>('readQueue'),
    /** Sends the owner's oldest punch and stores the answer. Rejects without a final answer. */
    sendFirst: notProvided<Sent, { owner: QueueOwner }>('sendFirst'),
  },
  guards: {
    isSomebody: (_, params: { owner: QueueOwner | null }) => params.owner !== null,
    isSame: ({ context }, params: { owner: QueueOwner | null }) =>
      params.owner?.accountId === context.owner?.accountId &&
      params.owner?.employeeId === context.owner?.employeeId,
    somethingWaits: (_, params: { items: readonly KeptPunch[] }) => params.items.some(isQueued),
    isForeign: (_, params: { sent: Sent }) => params.sent === 'foreign',
    isEmpty: (_, params: { sent: Sent }) => params.sent === 'empty',
  },
  actions: {
    keepOwner: assign((_, { owner }: { owner: QueueOwner | null }) => ({
      owner,
      items: [],
      failures: 0,
      failure: null,
    })),
    keepItems: assign({ items: (_, params: { items: readonly KeptPunch[] }) => params.items }),
    noteAnswer: assign({ failures: 0, failure: null }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failures: context.failures + 1,
      failure: toFailure(error),
    })),
    notifyAnswered: emit({ type: 'answered' }),
  },
  delays: {
    /** 2 s, doubled to five minutes, or longer when the server says so. */
    backOff: ({ context: { failures, failure } }) =>
      Math.max(
        Math.min(300_000, 1_000 * 2 ** Math.min(failures, 10)),
        failure ? retryAfterOf(failure) * 1_000 : 0,
      ),
  },
}).createMachine({
  id: 'punchQueue',
  options: { maxIterations: 1000 },
  context: { owner: null, items: [], failures: 0, failure: null },
  invoke: { id: 'watchQueue', src: 'watchQueue', onError: {} },
  on: {
    'owner.changed': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      {
        guard: { type: 'isSomebody', params: ({ event }) => event },
        target: '.reading',
        actions: { type: 'keepOwner', params: ({ event }) => event },
        meta: { spec: '3' },
      },
      { target: '.away', actions: { type: 'keepOwner', params: ({ event }) => event } },
    ],
  },
  initial: 'away',
  states: {
    /** No employee is signed in: the stored punches wait for their owners. */
    away: {},
    reading: {
      invoke: {
        id: 'readQueue',
        src: 'readQueue',
        input: ({ context }) => ({ owner: required(context.owner, 'owner') }),
        onDone: [
          {
            guard: { type: 'somethingWaits', params: ({ event }) => ({ items: event.output }) },
            target: 'sending',
            actions: { type: 'keepItems', params: ({ event }) => ({ items: event.output }) },
          },
          {
            target: 'idle',
            actions: { type: 'keepItems', params: ({ event }) => ({ items: event.output }) },
          },
        ],
        onError: { target: 'unreadable' },
      },
      on: { 'queue.changed': { target: 'reading', reenter: true } },
    },
    idle: { on: { 'queue.changed': { target: 'reading' } } },
    sending: {
      tags: ['busy'],
      invoke: {
        id: 'sendFirst',
        src: 'sendFirst',
        input: ({ context }) => ({ owner: required(context.owner, 'owner') }),
        onDone: [
          {
            guard: { type: 'isForeign', params: ({ event }) => ({ sent: event.output }) },
            target: 'foreign',
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ sent: event.output }) },
            target: 'reading',
            actions: 'noteAnswer',
          },
          { target: 'reading', actions: ['noteAnswer', 'notifyAnswered'], meta: { spec: '3' } },
        ],
        onError: { target: 'resting', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    /** No answer: the same punch again, later each time, and at once when the network is back. */
    resting: {
      after: { backOff: { target: 'sending' } },
      on: { 'network.returned': { target: 'sending' }, 'queue.changed': { target: 'reading' } },
    },
    /** The server knows the session of another person: this tab has not heard of them yet. */
    foreign: {},
    /** The browser cannot store anything, so the queue does not exist. */
    unreadable: { on: { 'queue.changed': { target: 'reading' } } },
  },
});
