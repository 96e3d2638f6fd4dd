import { assign, setup } from 'xstate';
import { isRepeatable, toFailure, type Failure } from '#machines/support/failure.ts';
import { notProvided } from '#machines/support/notProvided.ts';
import { required } from '#machines/support/required.ts';
import type { components } from '#openapi/generated/contract.d.ts';

export type GuidedStart = components['schemas']['GuidedStart'];
export type GuidedMark = components['schemas']['GuidedMark'];

/** The one to do now: the first that is open, then the first that was left for later. */
export const nextStep = ({ steps }: GuidedStart): GuidedStart['steps'][number]['step'] | null =>
  (steps.find(({ state }) => state === 'open') ?? steps.find(({ state }) => state === 'later'))?.step ?? null;

export interface MarkInput {
  mark: GuidedMark;
  idempotencyKey: string;
}

interface Context {
  start: GuidedStart | null;
  /** The mark being sent, or sent last. */
  sent: MarkInput | null;
  failure: Failure | null;
}

type Event =
  | { type: 'start.retried' }
  | { type: 'step.marked'; mark: GuidedMark; newKey: string }
  | { type: 'mark.retried' }
  | { type: 'mark.dismissed' };

const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: toFailure(event.error) });
const startIn = ({ event }: { event: { output: GuidedStart } }) => ({ start: event.output });

/**
 * What a new company has yet to do before it works by the app: details, days and hours, schedules of whoever works otherwise, days
 * of payment, a gate, employees. Each is done on its own page or left for later; the server keeps how far the company is.
 */
export const guidedStartMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'error' | 'shown',
    transitionMeta: {} as { spec: string },
  },
  actors: {
    loadStart: notProvided<GuidedStart, void>('loadStart'),
    markStep: notProvided<GuidedStart, MarkInput>('markStep'),
  },
  guards: {
    isFinished: (_, { start }: { start: GuidedStart }) => start.finished,
    isRepeatable: (_, { failure }: { failure: Failure }) => isRepeatable(failure),
  },
  actions: {
    keepStart: assign((_, { start }: { start: GuidedStart }) => ({ start, sent: null })),
    keepMark: assign({
      sent: (_, { mark, newKey }: { mark: GuidedMark; newKey: string }) => ({ mark, idempotencyKey: newKey }),
    }),
    keepFailure: assign({ failure: (_, { failure }: { failure: Failure }) => failure }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'guidedStart',
  options: { maxIterations: 1000 },
  context: { start: null, sent: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'loadStart',
        src: 'loadStart',
        onDone: [
          {
            guard: { type: 'isFinished', params: startIn },
            target: 'finished',
            actions: { type: 'keepStart', params: startIn },
          },
          { target: 'choosing', actions: { type: 'keepStart', params: startIn } },
        ],
        onError: { target: 'notLoaded', actions: { type: 'keepFailure', params: failureIn } },
      },
    },
    notLoaded: { tags: ['error'], on: { 'start.retried': { target: 'loading' } } },
    choosing: {
      tags: ['shown'],
      on: {
        'step.marked': { target: 'marking', actions: { type: 'keepMark', params: ({ event }) => event } },
      },
    },
    marking: {
      tags: ['busy', 'shown'],
      entry: 'forgetFailure',
      invoke: {
        id: 'markStep',
        src: 'markStep',
        input: ({ context }) => required(context.sent, 'sent'),
        onDone: [
          {
            guard: { type: 'isFinished', params: startIn },
            target: 'finished',
            actions: { type: 'keepStart', params: startIn },
          },
          { target: 'choosing', actions: { type: 'keepStart', params: startIn } },
        ],
        onError: [
          {
            guard: { type: 'isRepeatable', params: failureIn },
            target: 'unsent',
            actions: { type: 'keepFailure', params: failureIn },
          },
          { target: 'refused', actions: { type: 'keepFailure', params: failureIn } },
        ],
      },
    },
    /** No answer: the same mark again, under the same key. */
    unsent: {
      tags: ['error', 'shown'],
      on: { 'mark.retried': { target: 'marking' }, 'mark.dismissed': { target: 'choosing' } },
    },
    refused: { tags: ['error', 'shown'], on: { 'mark.dismissed': { target: 'choosing' } } },
    finished: { tags: ['shown'] },
  },
});
